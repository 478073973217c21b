// needs: cases, coding
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { Changes } from '#kernel/changes/changes'
import { verifyAudit } from '#kernel/changes/verify_audit'
import { aReport } from '#tests/factories/a_report'
import { asActor } from '#tests/factories/as_actor'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import withGuard from '#tests/fixtures/plugins/with_guard/plugin'

import { CaseRecords } from '#plugins/cases/contract'
import { CaseReading } from '#plugins/cases/contract/reading'
import { WholeCases } from '#plugins/cases/contract/whole_cases'

const permissions = [
  ...['CASE_DATA', 'CASE_EDIT', 'PROCESS_ENTRY'],
  ...['CASE_AUDIT', 'CASE_EXPORT', 'CASE_CODING'],
]
const owner = () => db.connection('owner')

const says = (D_1: string) => ({
  C_1_1: `XX-${D_1}`,
  C_1_8_1: `XX-${D_1}`,
  D_1,
  E_i: [{ id: 'e', E_i_1_2: 'Odd words' }],
})

async function given(client: ApiClient, ...subjects: string[]) {
  const user = await makeUser({ permissions })
  const browser = await signIn(client, user)
  const made: { id: string; caseNo: string }[] = []
  for (const subject of subjects) {
    made.push((await browser.post('/api/cases').json(aReport(says(subject)))).body().data)
  }
  return { user, browser, made }
}

const within = async <Result>(
  { project }: TestUser,
  id: string,
  name: `case.${string}`,
  work: (records: CaseRecords, change: Parameters<CaseRecords['transition']>[0]) => Promise<Result>
) => {
  const [changes, records] = [
    await app.container.make(Changes),
    await app.container.make(CaseRecords),
  ]
  const act = { name, subject: { type: 'case', id }, reason: 'Made twice' } as const
  return asActor(project.scope(), () => changes.record(act, (change) => work(records, change)))
}

const remove = (user: TestUser, id: string) =>
  within(user, id, 'case.deleted', async (records, change) =>
    records.delete(change, await records.lock(change, id))
  )
const restore = (user: TestUser, id: string) =>
  within(user, id, 'case.restored', (records, change) => records.restore(change, id))

const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ number }) => number as number
  )

/** What the list and its searches find of a case, by number. */
async function found(browser: SignedInClient, subject: string) {
  const ask = async (query: object) => {
    const { rows, total } = (await browser.get('/api/cases').qs(query)).body().data
    return [rows.map((row: { caseNo: string }) => row.caseNo), total]
  }
  return {
    all: await ask({}),
    words: await ask({ text: subject }),
    filter: await ask({ reportType: '1' }),
    sorted: await ask({ sort: 'subject', order: 'asc' }),
  }
}

test.group('A deleted case', () => {
  test('is in no list, count, search and word that waits for a code; restored it is in all again', async ({
    client,
    assert,
  }) => {
    const { user, browser, made } = await given(client, 'AB', 'CD')
    const [ab, cd] = made as [(typeof made)[0], (typeof made)[0]]
    const open = async () =>
      (await browser.get('/api/coding/open_verbatims')).body().data.rows[0]?.cases as number
    assert.equal(await open(), 2)
    const before = await found(browser, 'AB')
    assert.deepEqual(before.words, [[ab.caseNo], 1])
    await remove(user, ab.id)
    assert.equal(await open(), 1)
    const after = await found(browser, 'AB')
    assert.deepEqual(after.all, [[cd.caseNo], 1])
    assert.deepEqual(after.words, [[], 0])
    assert.deepEqual([after.filter, after.sorted], [after.all, after.all])
    const similar = await browser.post('/api/cases/similar').json(aReport(says('AB')))
    assert.deepEqual(
      similar.body().data.cases.map(({ id }: { id: string }) => id),
      []
    )
    const reading = await app.container.make(CaseReading)
    const streamed = await asActor(user.project.scope(), async () => {
      const ids: string[] = []
      for await (const { id } of reading.stream()) ids.push(id)
      for await (const { id } of reading.stream([ab.id])) ids.push(id)
      return ids
    })
    assert.deepEqual(streamed, [cd.id])
    await restore(user, ab.id)
    assert.deepEqual(await found(browser, 'AB'), before)
    assert.equal(await open(), 2)
  })

  test('answers 2602 to whoever reads it and to every act on it, and keeps what it says', async ({
    client,
    assert,
  }) => {
    const { user, browser, made } = await given(client, 'AB')
    const { id, caseNo } = made[0]!
    await remove(user, id)
    const api = `/api/cases/${id}`
    const page = { baseRevision: 1, content: { D_1: 'XY' } }
    const answers = {
      view: await browser.get(`/cases/${id}`),
      edit: await browser.get(`/cases/${id}/pages/patient`),
      way: await browser.get('/case_nav').qs({ caseNo }),
      print: await browser.get(`/cases/${id}/print`),
      several: await browser.get('/cases/print').qs({ caseIds: id }),
      revisions: await browser.get(`${api}/revisions`),
      revision: await browser.get(`${api}/revisions/1`),
      trail: await browser.get(`${api}/audit`),
      save: await browser.put(`/api/case/${id}/pages/patient`).json(page),
      copy: await browser.post(`${api}/copies`),
      followUp: await browser.post(`${api}/follow-ups`).json(aReport(says('AB'))),
      document: await browser
        .post(`${api}/documents`)
        .file('document', Buffer.from('text'), { filename: 'a.txt' }),
      file: await browser.post('/api/cases/file').json({ caseIds: [id], kind: 'csv' }),
      export: await browser.get(`/cases/${id}/e2b.xml`).qs({ reason: 'x' }),
      report: await browser.get(`${api}/export`),
      exports: await browser.post('/api/e2b/exports').json({ caseIds: [id] }),
      presence: await browser
        .put(`${api}/presence/00000000-0000-4000-8000-000000000001`)
        .json({ page: 'view', hidden: false, turn: 1 }),
    }
    const codes = Object.entries(answers).map(([name, answer]) => [name, answer.body()?.code])
    assert.deepEqual(
      codes,
      Object.keys(answers).map((name) => [name, 2602])
    )
    const move = within(user, id, 'case.passed_on', (records, change) =>
      records.transition(change, id, { from: 'ENTRY', to: 'EVALUATION' })
    )
    assert.equal(await codeOf(move), 2602)
    assert.equal(await codeOf(remove(user, id)), 2602)
    const row = await owner().from('cases').where({ id }).firstOrFail()
    assert.deepInclude(row, { removed_for: 'Made twice', removed_by_name: 'Test Person' })
    const kept = await owner().from('case_revisions').where({ case_id: id })
    assert.lengthOf(kept, 1)
    const lines = await owner()
      .from('audit_lines')
      .where({ chain: `case:${id}` })
      .orderBy('seq')
    assert.deepEqual(
      lines.map(({ act, reason }) => [act, reason]),
      [
        ['case.created', null],
        ['case.deleted', 'Made twice'],
      ]
    )
    assert.deepEqual((await verifyAudit(owner())).faults, [])
  })

  test('names itself where it is selected by its id, and nothing is begun', async ({
    client,
    assert,
  }) => {
    const { user, browser, made } = await given(client, 'AB', 'CD')
    await remove(user, made[0]!.id)
    const caseIds = made.map(({ id }) => id)
    const { code, data } = (await browser.post('/api/e2b/exports').json({ caseIds })).body()
    assert.equal(code, 2602)
    assert.include(data.detail.en, made[0]!.caseNo)
    assert.include(data.detail.zh, made[0]!.caseNo)
  })

  test('gives its place under the limit free and not its number; restored it needs a place again', async ({
    client,
    assert,
  }) => {
    const { user, browser, made } = await given(client, 'AB')
    const { id, caseNo } = made[0]!
    await owner().from('projects').where({ id: user.project.projectId }).update({ max_cases: 1 })
    await remove(user, id)
    const next = (await browser.post('/api/cases').json(aReport(says('CD')))).body().data
    assert.isAbove(Number(next.caseNo.slice(-6)), Number(caseNo.slice(-6)))
    assert.equal(await codeOf(restore(user, id)), 6008)
    const chosen = { ...aReport(says('EF')), caseNo }
    await owner().from('projects').where({ id: user.project.projectId }).update({ max_cases: 9 })
    assert.equal((await browser.post('/api/cases').json(chosen)).body().code, 2501)
    await restore(user, id)
    assert.equal(await codeOf(restore(user, id)), 1006)
  })

  test('is known by its identifiers to whatever brings cases from outside, and to nobody else', async ({
    client,
    assert,
  }) => {
    const { user, made } = await given(client, 'AB')
    await remove(user, made[0]!.id)
    const reading = await app.container.make(CaseReading)
    const whole = await app.container.make(WholeCases)
    await asActor(user.project.scope(), async () => {
      assert.lengthOf(await reading.findByIdentifiers(['XX-AB']), 0)
      const known = await whole.findByIdentifiers(['XX-AB'])
      assert.isAbove(known.length, 0)
      assert.isTrue(known.every(({ isDeleted, caseId }) => isDeleted && caseId === made[0]!.id))
    })
  })
})

test.group('A case that must not be changed', (group) => {
  group.setup(async () => joinPlugin(withGuard))

  test('is not deleted', async ({ client, assert }) => {
    const { user, made } = await given(client, 'SEALED')
    assert.equal(await codeOf(remove(user, made[0]!.id)), 1006)
    const row = await owner().from('cases').where({ id: made[0]!.id }).firstOrFail()
    assert.isNull(row.removed_at)
  })
})
