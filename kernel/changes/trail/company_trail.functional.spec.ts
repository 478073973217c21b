import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { Changes } from '#kernel/changes/changes'
import { rowNames } from '#kernel/changes/trail/row_names'
import { Database } from '#kernel/database/database'
import type { Words } from '#kernel/language/words'
import { type Actor, actAs } from '#kernel/tenancy/actor'
import { actorIn } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { rewriteChain } from '#tests/factories/rewrite_chain'
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

interface Planted {
  readonly days: number
  readonly actor?: string
  readonly changes?: readonly { readonly path: string; readonly after: unknown }[]
}

let planted = 0
/** Lines of the company of so many days ago. @returns their acts */
async function olderLines({ project }: TestUser, lines: readonly Planted[]): Promise<string[]> {
  const changes = await app.container.make(Changes)
  const acts: string[] = []
  for (const { days, actor = 'Long Ago', changes: noted = [] } of lines) {
    const id = `planted_${++planted}`
    const act = { name: `thing.${id}`, subject: { type: 'thing', id } } as const
    const somebody = { ...actorIn(undefined), name: actor, companyId: project.companyId }
    await actAs(somebody, () =>
      changes.record(act, async (change) => {
        for (const { path, after } of noted) change.note(path, undefined, after)
      })
    )
    await rewriteChain(`thing:${id}`, { at: new Date(Date.now() - days * 86_400_000) })
    acts.push(act.name)
  }
  return acts
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

  test('is narrowed to an act, a person, and to changes, sign-ins or what was refused', async ({
    client,
    assert,
  }) => {
    const { user, get, linesOf, makeRole } = await arrive(client)
    await makeRole('Narrowed')
    // Nobody of a company sees what the platform has.
    assert.equal((await get('/api/admin/platform-trail')).body().code, 1003)
    const actsOf = async (filter: object) => (await linesOf(filter)).map(({ act }) => act)
    const all = await actsOf({})
    assert.includeMembers(all, ['role.created', 'user.signed_in', 'access.refused'])
    assert.deepEqual(await actsOf({ act: 'created', subject: 'role' }), ['role.created'])
    const signIns = await actsOf({ kind: 'sign_in' })
    const changes = await actsOf({ kind: 'change' })
    const refusals = await actsOf({ kind: 'refusal' })
    assert.include(signIns, 'user.signed_in')
    assert.include(changes, 'role.created')
    assert.deepEqual([...new Set(refusals)], ['access.refused'])
    assert.sameMembers([...signIns, ...changes, ...refusals], all, 'each line is of one kind')
    const [line] = await linesOf({ act: 'created', subject: 'role' })
    assert.notProperty(line, 'kind', 'what is asked for alone is not shown')

    const [other] = await olderLines(user, [{ days: 0, actor: 'Somebody Else' }])
    assert.deepEqual(await actsOf({ actor: 'Somebody Else' }), [other])
    assert.notInclude(await actsOf({ actor: user.name }), other)
    const { people } = (await get('/api/admin/trail/people')).body().data
    assert.includeMembers(people, [user.name, 'Somebody Else'])
    assert.deepEqual(people, [...new Set(people)])
  })

  test('is narrowed to the last days, and tells of none where no time is asked for', async ({
    client,
    assert,
  }) => {
    const { user, linesOf } = await arrive(client)
    const ages = [2, 20, 200, 2000]
    const acts = await olderLines(
      user,
      ages.map((days) => ({ days }))
    )
    const oldOf = async (filter: object) =>
      (await linesOf(filter)).map(({ act }) => act).filter((act) => acts.includes(act))
    assert.deepEqual(await oldOf({}), acts)
    assert.deepEqual(await oldOf({ days: 1 }), [])
    assert.deepEqual(await oldOf({ days: 7 }), acts.slice(0, 1))
    assert.deepEqual(await oldOf({ days: 30 }), acts.slice(0, 2))
    assert.deepEqual(await oldOf({ days: 365 }), acts.slice(0, 3))
    assert.include(
      (await linesOf({ days: 1 })).map(({ act }) => act),
      'user.signed_in'
    )
    assert.deepEqual(await linesOf({ days: [] }), [], 'no time, no lines')
  })

  test('is narrowed to an element that a line changed, by its number, with all below it', async ({
    client,
    assert,
  }) => {
    const { user, linesOf } = await arrive(client)
    const [name, row, whole] = await olderLines(user, [
      { days: 0, changes: [{ path: 'C_3_2', after: 'Org' }] },
      { days: 0, changes: [{ path: 'C_2_r[a].C_2_r_3', after: 'FR' }] },
      { days: 0, changes: [{ path: '', after: { C_3_2: 'Org' } }] },
    ])
    const actsOf = async (element: string | string[]) =>
      (await linesOf({ element })).map(({ act }) => act)
    assert.sameMembers(await actsOf('C.3.2'), [name, whole])
    assert.sameMembers(await actsOf('C.2.r'), [row])
    assert.sameMembers(await actsOf(['C.3.2', 'C.2.r.3']), [name, row, whole])
    assert.deepEqual(await actsOf('D.1'), [])
    assert.deepEqual(await actsOf([]), [], 'no element, no lines')
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
