import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'

import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

const REVIEW = '/api/admin/access-review'

test.group('The access review', () => {
  test('shows everybody of the company with roles, last sign-in and changes, also the deleted', async ({
    client,
    assert,
  }) => {
    const project = await makeProject()
    const administrator = await makeUser({ administers: 'company', project, name: 'Ada Admin' })
    await makeUser({ project, name: 'Carl Quiet' })
    const browser = await signIn(client, administrator)
    const { data: made } = (
      await browser.post('/api/admin/users').json({
        username: `review${Date.now() % 1e9}`,
        name: 'Bea Made',
        email: `review${Date.now() % 1e9}@example.com`,
        rank: 'user',
        projects: [],
        passwordBy: 'typed',
        password: 'Start123',
      })
    ).body()
    await browser.post(`/api/admin/users/${made.id}/freeze`)
    await browser.delete(`/api/admin/users/${made.id}`)
    await makeUser({ name: 'Somebody of another company' })
    const list = await browser.get(REVIEW).qs({ sort: '["name","ASC"]', range: '[0,9]' })
    const { data } = list.body()
    assert.deepEqual(
      data.map(({ name }: { name: string }) => name),
      ['Ada Admin', 'Bea Made', 'Carl Quiet']
    )
    const [ada, bea, carl] = data
    assert.isTrue(ada.administrator)
    assert.equal(ada.roles[0].projectCode, project.code)
    assert.deepInclude(bea, {
      status: 'deleted',
      changeAct: 'user.deleted',
      changedBy: 'Ada Admin',
      changes: 4,
      lastSignIn: null,
    })
    assert.deepInclude(carl, { status: 'active', changes: 0, lastChange: null })
    const last = await browser.get(REVIEW).qs({ sort: '["changes","DESC"]', range: '[0,0]' })
    assert.equal(last.body().data[0].name, 'Bea Made')
    assert.equal(last.header('content-range'), 'access-review 0-0/3')
  })

  test('tells when somebody signed in last', async ({ client, assert }) => {
    const administrator = await makeUser({ administers: 'company' })
    const browser = await signIn(client, administrator)
    const { data } = (await browser.get(REVIEW)).body()
    const [line] = await db
      .connection('owner')
      .from('audit_lines')
      .where({ chain: `user:${administrator.id}`, act: 'user.signed_in' })
      .orderBy('seq', 'desc')
    assert.equal(data[0].lastSignIn, line ? line.at.toISOString() : null)
  })

  test('is for administrators of the company', async ({ client, assert }) => {
    const browser = await signIn(client, await makeUser({ permissions: ['SYS_CONF'] }))
    assert.equal((await browser.get(REVIEW)).body().code, 1003)
  })
})
