import { test } from '@japa/runner'

import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const permissions = ['SYS_CONF']

test.group('Back office', () => {
  test('lists the people of the own project only, and says how many there are', async ({
    client,
    assert,
  }) => {
    await makeUser({ name: 'Somebody of another company' })
    const user = await makeUser({ permissions, name: 'Anna Office' })
    await makeUser({ project: user.project, name: 'Bert Office' })
    await makeUser({ project: user.project, name: 'Carl Office' })
    const browser = await signIn(client, user)
    const first = await browser
      .get('/api/admin/members')
      .qs({ sort: '["name","DESC"]', range: '[0,1]', filter: '{}' })
    const names = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name)
    assert.deepEqual(names(first.body()), ['Carl Office', 'Bert Office'])
    assert.equal(first.header('content-range'), 'members 0-1/3')
    const found = await browser.get('/api/admin/members').qs({ filter: '{"q":"anna"}' })
    assert.deepEqual(names(found.body()), ['Anna Office'])
    assert.equal(found.header('content-range'), 'members 0-0/1')
    assert.notProperty(found.body().data[0], 'password')
  })

  test('gives its lists to nobody without the permission', async ({ client, assert }) => {
    const browser = await signIn(client, await makeUser({ permissions: ['CASE_DATA'] }))
    for (const path of ['users', 'members', 'projects']) {
      const answer = await browser.get(`/api/admin/${path}`)
      assert.equal(answer.body().code, 1003)
    }
  })

  test('refuses a query that is none with one sentence', async ({ client, assert }) => {
    const browser = await signIn(client, await makeUser({ permissions }))
    for (const range of ['everything', '[1e15,2e15]', '[1e300,1e301]', '[-1,5]']) {
      const answer = await browser.get('/api/admin/members').qs({ range })
      assert.equal(answer.body().code, 2017, range)
    }
    // What JSON hides in escapes, and what every object has, are no conditions either.
    const hidden = await browser
      .get('/api/admin/members')
      .qs({ filter: String.raw`{"q":"\u0000"}` })
    assert.equal(hidden.body().code, 2017)
    const own = await browser.get('/api/admin/members').qs({ filter: '{"constructor":"x"}' })
    assert.equal(own.body().code, 2017)
    // What no list has is told by its name, not passed over.
    const unknown = { sort: '["password","ASC"]', filter: '{"nmae":"x"}' }
    for (const [name, value] of Object.entries(unknown)) {
      const { code, data } = (await browser.get('/api/admin/members').qs({ [name]: value })).body()
      assert.equal(code, 2017, value)
      assert.match(data.message.en, new RegExp(`${name}: This must be one of .*(name|id)`))
    }
    const backwards = await browser.get('/api/admin/members').qs({ range: '[5,1]' })
    assert.deepEqual(backwards.body(), { status: true, data: [] })
  })

  test('opens as a page of its own, also from a screen of the product', async ({
    client,
    assert,
  }) => {
    const browser = await signIn(client, await makeUser({ permissions }))
    const page = await browser.get('/admin/members').accept('html')
    page.assertStatus(200)
    assert.include(page.text(), 'id="admin"')
    const visit = await browser.get('/admin').header('x-inertia', 'true')
    visit.assertStatus(409)
    assert.equal(visit.header('x-inertia-location')?.endsWith('/admin'), true)
  })
})
