// needs: organisation
import { randomUUID } from 'node:crypto'

import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { RefusedAccesses } from '#kernel/access/refused/refused_accesses'
import { verifyAudit } from '#kernel/changes/verify_audit'
import { actorIn } from '#tests/factories/as_actor'
import { makeFollowedCase } from '#tests/factories/make_followed_case'
import { makeProject } from '#tests/factories/make_project'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

interface Line {
  company_id: string | null
  actor_name: string
  said: Record<string, unknown>
}

/** The lines of a user about what was asked for in vain. */
async function linesOf({ id }: TestUser): Promise<Line[]> {
  const rows = await db
    .connection('owner')
    .from('audit_lines')
    .where({ chain: `user:${id}`, act: 'access.refused' })
    .orderBy('seq')
  return rows.map(({ company_id, actor_name, changes }) => ({
    company_id,
    actor_name,
    said: Object.fromEntries(
      changes.map(({ path, after }: { path: string; after: unknown }) => [path, after])
    ),
  }))
}

const flush = async () => (await app.container.make(RefusedAccesses)).flush()

test.group('Asking in vain for what is not theirs (fault 25)', () => {
  test('leaves a line in the trail of the own company: who, from where, by which route, for what', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const foreign = await makeFollowedCase(await makeUser())
    const browser = await signIn(client, user)
    assert.equal((await browser.get(`/api/cases/${foreign}/revisions`)).body().code, 2604)
    const [line, ...more] = await linesOf(user)
    assert.lengthOf(more, 0)
    assert.equal(line.company_id, user.project.companyId)
    assert.equal(line.actor_name, user.name)
    const { address, ...said } = line.said
    assert.match(String(address), /127\.0\.0\.1|::1/)
    assert.deepEqual(said, { route: 'cases.revisions.list', code: 2604, ids: [foreign], times: 1 })
    assert.deepEqual((await verifyAudit(db.connection('owner'))).faults, [])
  })

  test('is answered as what is nowhere, to the letter', async ({ client, assert }) => {
    const company = await signIn(client, await makeUser({ administers: 'company' }))
    const work = await signIn(client, await makeUser({ permissions: ['CASE_DATA', 'CASE_EXPORT'] }))
    const foreign = await makeFollowedCase(await makeUser())
    const { projectId } = await makeProject()
    const pairs = [
      [work, 'get', '/api/cases/', `${foreign}/revisions`],
      [work, 'get', '/api/cases/', `${foreign}/export`],
      [company, 'get', '/api/admin/projects/', projectId],
      [company, 'post', '/api/admin/projects/', `${projectId}/close`],
    ] as const
    for (const [browser, method, path, known] of pairs) {
      const told = await browser[method](path + known)
      const nowhere = await browser[method](path + known.replace(/^[\w-]{36}/, randomUUID()))
      assert.isFalse(told.body().status, path)
      assert.deepEqual(told.body(), nowhere.body())
      assert.equal(told.status(), nowhere.status())
    }
  })

  test('without the right leaves a line as well, also where no project is chosen', async ({
    client,
    assert,
  }) => {
    const user = await makeUser()
    const browser = await signIn(client, user)
    assert.equal((await browser.get('/api/cases')).body().code, 1003)
    assert.equal((await browser.get('/api/admin/companies')).body().code, 1003)
    const lines = await linesOf(user)
    assert.deepEqual(
      lines.map(({ said }) => [said.route, said.code, said.ids]),
      [
        ['cases.rows', 1003, []],
        ['tenancy.companies.list', 1003, []],
      ]
    )
    assert.isTrue(lines.every((line) => line.company_id === user.project.companyId))
  })

  test('does not flood the trail: of many at one route a line at once, and one for the minute', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const browser = await signIn(client, user)
    const first = await makeFollowedCase(await makeUser())
    await browser.get(`/api/cases/${first}/revisions`)
    const ids = Array.from({ length: 30 }, () => randomUUID())
    await Promise.all(ids.map((id) => browser.get(`/api/cases/${id}/revisions`)))
    assert.lengthOf(await linesOf(user), 1)
    await flush()
    const [, counted, ...more] = await linesOf(user)
    assert.lengthOf(more, 0)
    assert.equal(counted.said.times, 30)
    assert.lengthOf(counted.said.ids as string[], 20)
    assert.includeMembers(ids, counted.said.ids as string[])
    await browser.get(`/api/cases/${first}/revisions`)
    await flush()
    await flush()
    assert.lengthOf(await linesOf(user), 3)
  })

  test('names what was asked for however deep it is in the body', async ({ client, assert }) => {
    const { projectId: foreign } = await makeProject()
    const working = await makeUser({ permissions: ['SYS_CONF', 'CASE_CONF'] })
    const leading = await makeUser({ administers: 'company' })
    const work = await signIn(client, working)
    const company = await signIn(client, leading)
    const role = randomUUID()
    const person = {
      ...{ username: `u${Date.now()}`, name: 'Own', email: 'own@example.test', rank: 'user' },
      ...{ passwordBy: 'typed', password: 'Pharos302', projects: [{ project: foreign, role }] },
    }
    const from = { projectId: foreign, environment: 0 }
    const server = { name: 'Own', projects: [foreign] }
    const { data: own } = (
      await company.post('/api/admin/servers').json({ ...server, projects: [] })
    ).body()
    const asked = [
      [working, await work.post('/api/config/syn').json({ from, parts: ['presets.study'] })],
      [working, await work.put('/api/proj/subscribe').json({ add: [foreign] })],
      [leading, await company.post('/api/admin/users').json(person)],
      [
        leading,
        await company.put(`/api/admin/users/${working.id}`).json({ ...person, revision: 1 }),
      ],
      [leading, await company.post('/api/admin/servers').json({ ...server, name: 'Other' })],
      [
        leading,
        await company.put(`/api/admin/servers/${own?.id}`).json({ ...server, revision: 1 }),
      ],
    ] as const
    const told = asked.map(([, answer]) => answer.body().code)
    assert.deepEqual(told, Array(asked.length).fill(1005))
    const lines = [...(await linesOf(working)), ...(await linesOf(leading))]
    assert.lengthOf(lines, asked.length)
    for (const { said } of lines) assert.include(said.ids as string[], foreign, String(said.route))
  })

  test('is counted apart for each refusal and each address, so that no line says what was not so', async ({
    assert,
  }) => {
    const user = await makeUser()
    const actor = { ...actorIn(user.project.scope()), userId: user.id }
    const accesses = await app.container.make(RefusedAccesses)
    const from = async (address: string, code = 1005) =>
      accesses.note({ actor, route: 'some.route', address, code, ids: [] })
    for (const [address, code] of [
      ...[['10.0.0.1'], ['10.0.0.1', 1003], ['10.0.0.2']],
      ...[['10.0.0.1'], ['10.0.0.1', 1003], ['10.0.0.2'], ['10.0.0.2']],
    ] as [string, number?][]) {
      await from(address, code)
    }
    await flush()
    const short = ({ said }: Line) => [said.address, said.code, said.times]
    assert.sameDeepMembers((await linesOf(user)).slice(3).map(short), [
      ['10.0.0.1', 1005, 1],
      ['10.0.0.1', 1003, 1],
      ['10.0.0.2', 1005, 2],
    ])
  })

  test('does not flood the trail from ever other addresses either: further ones share a line that lists them', async ({
    assert,
  }) => {
    const user = await makeUser()
    const actor = { ...actorIn(user.project.scope()), userId: user.id }
    const accesses = await app.container.make(RefusedAccesses)
    for (let n = 1; n <= 60; n++) {
      const address = `10.0.1.${n}`
      await accesses.note({ actor, route: 'some.route', address, code: 1005, ids: [] })
    }
    assert.lengthOf(await linesOf(user), 9)
    await flush()
    const [{ said }, ...more] = (await linesOf(user)).slice(9)
    assert.lengthOf(more, 0)
    assert.equal(said.times, 51)
    assert.lengthOf(said.address as string[], 20)
    assert.include(said.address as string[], '10.0.1.10')
  })

  test('is no matter of the trail where nothing was named, or nobody is signed in', async ({
    client,
    assert,
  }) => {
    const user = await makeUser({ permissions: ['CASE_DATA'] })
    const browser = await signIn(client, user)
    await browser.get('/api/cases')
    await browser.get('/api/cases/nonsense/revisions')
    const named = (await linesOf(user)).filter(({ said }) => said.code !== 1003)
    assert.deepEqual(named, [])
    const address = `/api/cases/${randomUUID()}/revisions`
    assert.equal((await client.get(address).accept('json')).status(), 401)
  })
})
