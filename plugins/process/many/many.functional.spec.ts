import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { aReport } from '#tests/factories/a_report'
import { makeProject } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'

import { assignAt, DELETION } from '#plugins/process/contract/acts'
import { workAt } from '#plugins/process/contract/definition'

const sees = ['CASE_DATA', 'CASE_EDIT']

async function people(client: ApiClient) {
  const project = await makeProject()
  const arrive = async (name: string, ...permissions: string[]) => {
    const user = await makeUser({ project, name, permissions: [...sees, ...permissions] })
    return { user, browser: await signIn(client, user) }
  }
  return {
    entry: await arrive('Erin Entry', workAt('ENTRY')),
    second: await arrive('Eli Entry', workAt('ENTRY')),
    third: await arrive('Eve Entry', workAt('ENTRY')),
    manager: await arrive('Mo Manager', assignAt('ENTRY'), DELETION),
  }
}

interface Somebody {
  readonly browser: SignedInClient
}
const made = async ({ browser }: Somebody): Promise<string> =>
  (await browser.post('/api/cases').json(aReport())).body().data.id
const many = async ({ browser }: Somebody, body: object) =>
  (await browser.post('/api/case/process/many').json(body)).body()
const verdicts = async ({ browser }: Somebody, batchId: string) => {
  const { rows } = (await browser.get(`/api/batches/${batchId}/items`).qs({ pageSize: 50 })).body()
    .data
  return rows.map(({ subject, state, code }: Record<string, unknown>) => [subject, state, code])
}
const board = async ({ browser }: Somebody) =>
  (await browser.get('/api/case/process/board')).body().data

test.group('Many cases at once', () => {
  test('are transferred, divided by how many their people have, and those that cannot be say why', async ({
    client,
    assert,
  }) => {
    const { entry, second, third, manager } = await people(client)
    const ids: string[] = []
    for (let n = 0; n < 4; n += 1) ids.push(await made(entry))
    const gone = ids[3]!
    await entry.browser.post(`/api/cases/${gone}/process/pass`).json({ seen: 1 })
    const { data } = await many(manager, {
      ...{ act: 'transfer', caseIds: ids, reason: 'On leave' },
      to: [second.user.id, third.user.id],
    })
    assert.deepEqual(await verdicts(manager, data.batchId), [
      ...ids.slice(0, 3).map((id) => [id, 'done', null]),
      [gone, 'refused', 1003],
    ])
    const { nodes } = await board(manager)
    const holders = nodes[0].holders.map(({ name, count }: Record<string, unknown>) => [
      name,
      count,
    ])
    assert.sameDeepMembers(
      holders.map(([, count]: unknown[]) => [count]),
      [[2], [1]]
    )
    assert.notInclude(JSON.stringify(holders), 'Erin')
  })

  test('are submitted, deleted and restored', async ({ client, assert }) => {
    const { entry, manager } = await people(client)
    const [one, two] = [await made(entry), await made(entry)]
    const reason = 'Entered twice'
    const deleted = await many(manager, { act: 'delete', caseIds: [one, two], reason })
    assert.deepEqual(await verdicts(manager, deleted.data.batchId), [
      [one, 'done', null],
      [two, 'done', null],
    ])
    assert.equal((await board(manager)).deleted, 2)
    const restored = await many(manager, { act: 'restore', caseIds: [one], reason })
    assert.deepEqual(await verdicts(manager, restored.data.batchId), [[one, 'done', null]])
    const passed = await many(entry, { act: 'pass', caseIds: [one] })
    assert.deepEqual(await verdicts(entry, passed.data.batchId), [[one, 'done', null]])
  })

  test('are done with the rights of the person who asked, also where they are left to a job', async ({
    client,
    assert,
  }) => {
    const { entry, manager } = await people(client)
    const caseIds: string[] = []
    for (let n = 0; n < 21; n += 1) caseIds.push(await made(entry))
    const asked = { act: 'delete', caseIds, reason: 'Entered twice' }
    const { data } = await many(manager, asked)
    await workOffJobs()
    const done = await verdicts(manager, data.batchId)
    assert.sameDeepMembers(
      done,
      caseIds.map((id) => [id, 'done', null])
    )
  })

  test('are refused where none is chosen, where whom or why is missing, and who has no right', async ({
    client,
    assert,
  }) => {
    const { entry, manager } = await people(client)
    const caseIds = [await made(entry)]
    const to = [manager.user.id]
    assert.equal((await many(entry, { act: 'pass', caseIds: [] })).code, 6016)
    assert.equal((await many(manager, { act: 'transfer', caseIds, to })).code, 2017)
    assert.equal((await many(manager, { act: 'transfer', caseIds, reason: 'x' })).code, 2017)
    assert.equal((await many(entry, { act: 'transfer', caseIds, to, reason: 'x' })).code, 1003)
    assert.equal((await many(entry, { act: 'delete', caseIds, reason: 'x' })).code, 1003)
  })
})

test.group('The board', () => {
  test('tells of each node how many cases stand there, how long, and who has them', async ({
    client,
    assert,
  }) => {
    const { entry, manager } = await people(client)
    const id = await made(entry)
    await made(entry)
    await entry.browser.post(`/api/cases/${id}/process/pass`).json({ seen: 1 })
    const { nodes } = await board(manager)
    const [first, next] = nodes
    assert.containsSubset(first, { key: 'ENTRY', count: 1, unassigned: 0, ages: [1, 0, 0, 0] })
    assert.deepEqual(first.holders, [
      { id: entry.user.id, name: 'Erin Entry', count: 1, overdue: 0 },
    ])
    assert.containsSubset(next, { key: 'QUALITY', count: 1, unassigned: 1, holders: [] })
    const of = async (query: object) =>
      (
        await manager.browser.get('/api/case/process/task/user').qs({ view: 'all', ...query })
      ).body().data.total
    assert.equal(await of({}), 2)
    assert.equal(await of({ node: 'QUALITY', holder: 'none' }), 1)
    assert.equal(await of({ holder: entry.user.id }), 1)
  })
})
