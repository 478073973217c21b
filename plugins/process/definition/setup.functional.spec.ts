import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { newId } from '#kernel/database/new_id'
import { aReport } from '#tests/factories/a_report'
import { changeRow } from '#tests/factories/change_row'
import { makeProject } from '#tests/factories/make_project'
import { makeUser, type UserOptions } from '#tests/factories/make_user'
import { signIn, type SignedInClient } from '#tests/factories/sign_in'

import type { NodeSetup } from '#plugins/process/contract/definition'
import { workAt } from '#plugins/process/contract/definition'

const sees = ['CASE_DATA', 'CASE_EDIT']

/** A project in which Erin enters, Quin and Quy check, and Mo configures. */
async function people(client: ApiClient) {
  const project = await makeProject()
  const arrive = async (name: string, permissions: string[], more: UserOptions = {}) => {
    const user = await makeUser({ project, name, permissions: [...sees, ...permissions], ...more })
    return { user, browser: await signIn(client, user) }
  }
  return {
    project,
    entry: await arrive('Erin Entry', [workAt('ENTRY')]),
    checker: await arrive('Quin Check', [workAt('QUALITY')]),
    second: await arrive('Quy Second', [workAt('ENTRY'), workAt('QUALITY')]),
    manager: await arrive('Mo Manager', ['SYS_CONF']),
    head: await arrive('Head', [], { administers: 'company' }),
  }
}

const node = (key: string, more: Partial<NodeSetup> = {}): NodeSetup => ({
  ...{ key, afterReturn: 'resume' },
  ...more,
})
const nodes = (quality: Partial<NodeSetup> = {}) => [
  node('ENTRY'),
  node('QUALITY', quality),
  node('ARCHIVED'),
]

interface Somebody {
  readonly browser: SignedInClient
}
const setUp = async ({ browser }: Somebody, body: object) =>
  (await browser.put('/api/system/process').json(body)).body()
const made = async ({ browser }: Somebody): Promise<string> =>
  (await browser.post('/api/cases').json(aReport())).body().data.id
const act = async ({ browser }: Somebody, id: string, name: string, body: object) =>
  (await browser.post(`/api/cases/${id}/process/${name}`).json(body)).body()

test.group('The process of a project', () => {
  test('is saved in versions; a case keeps the one with which it began', async ({
    client,
    assert,
  }) => {
    const { entry, manager } = await people(client)
    const before = await made(entry)
    const saved = await setUp(manager, { version: 1, nodes: nodes() })
    assert.equal(saved.data.version, 2)
    assert.deepEqual(
      saved.data.setup.nodes.map(({ key }: NodeSetup) => key),
      ['ENTRY', 'QUALITY', 'ARCHIVED']
    )
    assert.equal((await setUp(manager, { version: 1, nodes: nodes() })).code, 1006)
    const after = await made(entry)
    const keys = async (id: string) => {
      const { data } = (await entry.browser.get(`/api/cases/${id}/process`)).body()
      return [data.definition.version, data.definition.nodes.length]
    }
    assert.deepEqual(await keys(before), [1, 8])
    assert.deepEqual(await keys(after), [2, 3])
  })

  test('is refused with a sentence at each field, and by nobody but who configures', async ({
    client,
    assert,
  }) => {
    const { entry, manager } = await people(client)
    assert.equal((await setUp(entry, { version: 1, nodes: nodes() })).code, 1003)
    const refused = await setUp(manager, {
      version: 1,
      nodes: [node('ENTRY'), node('REVIEW'), node('QUALITY')],
    })
    assert.equal(refused.code, 2017)
    assert.deepEqual(
      refused.data.errors.map(({ field, rule }: Record<string, string>) => [field, rule]),
      [
        ['nodes.2.key', 'no_way_out'],
        ['nodes.1.assignment', 'nobody'],
      ]
    )
    const empty = await setUp(manager, { version: 1, nodes: [] })
    assert.equal(
      empty.data.errors[0].message.en,
      'A process has at least its first and its last step.'
    )
  })

  test('gives a case to who is named, or has the fewest cases, and to nobody who entered it', async ({
    client,
    assert,
  }) => {
    const { entry, checker, second, manager } = await people(client)
    await setUp(manager, {
      version: 1,
      nodes: nodes({ assignment: 'named', assignee: checker.user.id }),
    })
    const first = await made(entry)
    const { data } = await act(entry, first, 'pass', { seen: 1 })
    assert.equal(data.steps.at(-1).holder.name, 'Quin Check')
    await setUp(manager, { version: 2, nodes: nodes({ assignment: 'least', notBy: ['ENTRY'] }) })
    const other = await made(entry)
    const given = await act(entry, other, 'pass', { seen: 1 })
    assert.equal(given.data.steps.at(-1).holder.name, 'Quy Second')
    const own = await made(second)
    const parted = await act(second, own, 'pass', { seen: 1 })
    assert.equal(parted.data.steps.at(-1).holder.name, 'Quin Check')
  })

  test('does not give it to those who are frozen: 30017 where nobody is left', async ({
    client,
    assert,
  }) => {
    const { entry, project, manager } = await people(client)
    const reviewer = await makeUser({ project, permissions: [...sees, workAt('REVIEW')] })
    const body = {
      version: 1,
      nodes: [node('ENTRY'), node('REVIEW', { assignment: 'random' }), node('ARCHIVED')],
    }
    assert.isTrue((await setUp(manager, body)).status)
    const id = await made(entry)
    await changeRow('users', reviewer.id, { status: 'frozen' })
    assert.equal((await act(entry, id, 'pass', { seen: 1 })).code, 30017)
  })

  test('shuts cases that have ended, and keeps follow-ups from those that have not', async ({
    client,
    assert,
  }) => {
    const { entry, manager } = await people(client)
    await setUp(manager, {
      ...{ version: 1, locksEnded: true, followsEnded: true },
      nodes: [node('ENTRY'), node('ARCHIVED')],
    })
    const ids = { C_1_1: 'CN-X-1', C_1_8_1: 'CN-X-1' }
    const id = (await entry.browser.post('/api/cases').json(aReport(ids))).body().data.id
    const follow = async () =>
      (await entry.browser.post(`/api/cases/${id}/follow-ups`).json(aReport())).body()
    const early = await follow()
    assert.equal(early.code, 6006)
    await act(entry, id, 'pass', { seen: 1 })
    const page = { baseRevision: 1, content: { D_1: 'AB' } }
    const saved = (await entry.browser.put(`/api/case/${id}/pages/patient`).json(page)).body()
    assert.equal(saved.code, 6009)
    const removed = await act(manager, id, 'delete', { seen: 2, reason: 'Twice' })
    assert.equal(removed.code, 6009)
    assert.notInclude([1006, 6006], (await follow()).code)
  })

  test('holds a case whose errors block, and only tells them where they warn', async ({
    client,
    assert,
  }) => {
    const { entry, manager } = await people(client)
    const entryNode = (level: 'block' | 'warn') => [
      node('ENTRY', { gates: { findings: level } }),
      node('ARCHIVED'),
    ]
    await setUp(manager, { version: 1, nodes: entryNode('block') })
    const id = await made(entry)
    const { data } = (await entry.browser.get(`/api/cases/${id}/process/obstacles`)).body()
    assert.deepEqual(
      data.map(({ gate, level }: Record<string, string>) => [gate, level]),
      [['findings', 'block']]
    )
    assert.match(data[0].place, /^\/pages\/[a-z_]+#./, 'where the first error is')
    assert.equal((await act(entry, id, 'pass', { seen: 1 })).code, 1006)
    await setUp(manager, { version: 2, nodes: entryNode('warn') })
    const other = await made(entry)
    assert.isTrue((await act(entry, other, 'pass', { seen: 1 })).status)
  })

  test('opens medical evaluation on the first of the pages that were chosen', async ({
    client,
    assert,
  }) => {
    const { project, manager } = await people(client)
    for (const key of ['EVALUATION', 'REVIEW', 'ARCHIVE', 'SUBMISSION', 'CUSTOMER'])
      await makeUser({ project, permissions: [...sees, workAt(key)] })
    const get = async (path: string) => (await manager.browser.get(path)).body().data
    assert.deepEqual((await get('/api/process/node/evaluation')).pages, [])
    const pages = (await get('/api/process/node/page/list')).map(
      ({ page }: { page: string }) => page
    )
    assert.include(pages, 'causality')
    const choose = { version: 1, pages: ['causality', 'narrative'] }
    const chosen = (await manager.browser.put('/api/process/node/page').json(choose)).body()
    assert.deepEqual(chosen.data, {
      ...{ version: 2, node: 'EVALUATION', pages: ['causality', 'narrative'] },
    })
    const wrong = { version: 2, pages: ['nowhere'] }
    assert.equal(
      (await manager.browser.put('/api/process/node/page').json(wrong)).body().code,
      2017
    )
  })

  test('is not confirmed while no one works at any of its nodes; the refusal says what to do', async ({
    client,
    assert,
  }) => {
    const { manager, project } = await people(client)
    const confirm = async () =>
      (await manager.browser.put('/api/proj/dec/config/confirm').json({})).body()
    const { companyId, projectId } = project
    // No call saves such a process.
    await db
      .connection('owner')
      .table('process_definitions')
      .insert({
        ...{ id: newId(), company_id: companyId, project_id: projectId, environment: 0 },
        ...{ version: 2, setup: JSON.stringify({ nodes: [] }), saved_by_name: 'Somebody' },
      })
    const refused = await confirm()
    assert.equal(refused.code, 1006)
    assert.match(refused.data.detail.en, /Add its steps in System Configuration > Process/)
    assert.match(refused.data.detail.zh, /请先在系统配置 > 流程中添加节点/)
    assert.isTrue((await setUp(manager, { version: 2, nodes: nodes() })).status)
    assert.isTrue((await confirm()).status)
  })

  test('is taken over from the template of the company, and held while it is confirmed', async ({
    client,
    assert,
  }) => {
    const { manager, head } = await people(client)
    const keep = async (version: number, workingDays: number) =>
      (
        await head.browser
          .put('/api/company/template/process')
          .json({ version, nodes: nodes({ workingDays }) })
      ).body()
    assert.equal((await keep(0, 2)).data.version, 1)
    assert.equal((await keep(1, 3)).data.version, 2)
    assert.equal((await keep(1, 4)).code, 1006)
    const taken = await manager.browser
      .post('/api/config/company/syn')
      .json({ parts: ['process.definition'] })
    const { parts, digest } = taken.body().data
    assert.equal(parts[0].things[0].state, 'added')
    await manager.browser
      .post('/api/config/company/syn')
      .json({ parts: ['process.definition'], apply: digest })
    const { data } = (await manager.browser.get('/api/system/process')).body()
    assert.deepEqual([data.version, data.setup.nodes[1].workingDays], [2, 3])
    await manager.browser.put('/api/proj/dec/config/confirm').json({})
    assert.equal((await setUp(manager, { version: 2, nodes: nodes() })).code, 1006)
  })
})
