import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { rowNames } from '#kernel/changes/trail/row_names'
import { Database } from '#kernel/database/database'
import type { Words } from '#kernel/language/words'
import { type Actor, actAs } from '#kernel/tenancy/actor'
import { actorIn } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

interface Line {
  act: string
  subject: string
  subjectId: string
  names: Record<string, Words>
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
    assert.deepInclude(changed, { act: 'role.changed', actor: user.name })
    assert.deepEqual(changed!.names, { [role.id]: { en: 'Reader of trails', zh: '轨迹读者' } })
    assert.deepEqual(changed!.changes, [
      { path: 'nameZh', before: 'Reader of trails', after: '轨迹读者' },
    ] as never)
    assert.equal(created!.act, 'role.created')
  })

  test('names what a line links to in both languages; what is gone has its identifier only', async ({
    client,
    assert,
  }) => {
    const { user, linesOf, makeRole, get, put } = await arrive(client)
    const role = await makeRole('Way in')
    const { id } = await makeUser({ project: user.project, name: 'Linked Person' })
    const gone = await makeProject({ companyId: user.project.companyId })
    const place = `/api/admin/users/${id}`
    const { data } = (await get(place)).body()
    const projects = [{ project: gone.projectId, role: role.id }]
    const email = `${id.slice(-12)}@example.com`
    assert.isTrue((await put(place).json({ ...data, email, projects })).body().status)
    const last = async () => (await linesOf({ q: gone.projectId }))[0]!
    assert.deepEqual(
      (await last()).changes.find(({ path }) => path === 'projects')?.after,
      projects
    )
    const known = {
      [id]: { en: 'Linked Person', zh: 'Linked Person' },
      [role.id]: { en: 'Way in', zh: 'Way in' },
      [gone.projectId]: { en: gone.code, zh: gone.code },
    }
    for (const [each, name] of Object.entries(known)) {
      assert.deepEqual((await last()).names[each], name)
    }
    await db.connection('owner').from('memberships').where({ project_id: gone.projectId }).delete()
    await db.connection('owner').from('projects').where({ id: gone.projectId }).delete()
    assert.notProperty((await last()).names, gone.projectId)
  })

  test('names nothing of another company, whose identifiers stand in it where somebody asked for them', async ({
    client,
    assert,
  }) => {
    const [own, foreign] = [await arrive(client), await arrive(client)]
    const ids = async ({ user, makeRole }: typeof own) => [
      ...[user.id, user.project.projectId, user.project.companyId],
      (await makeRole('Known to its own')).id as string,
    ]
    const [ours, theirs] = [await ids(own), await ids(foreign)]
    const { companyId } = own.user.project
    const database = await app.container.make(Database)
    const named = (actor: Partial<Actor>) =>
      actAs({ ...actorIn(undefined), ...actor }, async () => [
        ...(await database.readCompany((trx) => rowNames(trx, [...ours, ...theirs]))).keys(),
      ])
    assert.sameMembers(await named({ companyId }), ours)
    assert.sameMembers(await named({ isPlatform: true }), [...ours, ...theirs])
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
