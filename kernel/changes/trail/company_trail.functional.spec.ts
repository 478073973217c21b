import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

interface Line {
  act: string
  subject: string
  name: string | null
  actor: string
  changes: { path: string; after: unknown }[]
}

async function arrive(client: ApiClient) {
  const user = await makeUser({ administers: 'company' })
  const browser = await signIn(client, user)
  const linesOf = async (filter: object = {}, place = 'trail') => {
    const query = { filter: JSON.stringify(filter), sort: '["at","DESC"]', range: '[0,99]' }
    return (await browser.get(`/api/admin/${place}`).qs(query)).body().data as Line[]
  }
  const makeRole = async (name: string) => {
    const wish = { nameZh: name, nameEn: name, permissions: [] }
    return (await browser.post('/api/admin/roles').json(wish)).body().data
  }
  return { ...browser, user, linesOf, makeRole }
}

test.group('The trail of a company', () => {
  test('tells who did what to what, the latest first, with old and new values', async ({
    client,
    assert,
  }) => {
    const { user, linesOf, makeRole, put } = await arrive(client)
    const role = await makeRole('Reader of trails')
    await put(`/api/admin/roles/${role.id}`).json({ ...role, nameZh: '轨迹读者' })
    const [changed, created] = await linesOf({ subject: 'role' })
    assert.deepInclude(changed, { act: 'role.changed', name: '轨迹读者', actor: user.name })
    assert.deepEqual(changed!.changes, [
      { path: 'nameZh', before: 'Reader of trails', after: '轨迹读者' },
    ] as never)
    assert.equal(created!.act, 'role.created')
  })

  test('is narrowed by what it is about and searched in all that it says', async ({
    client,
    assert,
  }) => {
    const { linesOf, makeRole } = await arrive(client)
    await makeRole('Needle')
    await makeRole('Haystack')
    const found = await linesOf({ q: 'needle' })
    assert.deepEqual(
      found.map(({ act }) => act),
      ['role.created']
    )
    assert.isAbove((await linesOf({ subject: 'user' })).length, 0, 'the sign-in')
    assert.deepEqual(await linesOf({ subject: 'sponsor' }), [])
  })

  test('is seen by that company and the platform, and by nobody else', async ({
    client,
    assert,
  }) => {
    const { linesOf, makeRole, get } = await arrive(client)
    await makeRole('Mine alone')
    const stranger = await arrive(client)
    assert.deepEqual(await stranger.linesOf({ q: 'mine alone' }), [])
    assert.lengthOf(await linesOf({ q: 'mine alone' }), 1)
    assert.equal((await get('/api/admin/platform-trail')).body().code, 1003)
    const platform = await signIn(client, await makeUser({ administers: 'platform' }))
    const seen = await platform
      .get('/api/admin/platform-trail')
      .qs({ filter: '{"q":"mine alone"}' })
    assert.lengthOf(seen.body().data, 1)
    const project = await makeProject()
    const member = await signIn(client, await makeUser({ permissions: ['SYS_CONF'], project }))
    assert.equal((await member.get('/api/admin/trail')).body().code, 1003)
  })
})
