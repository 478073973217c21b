import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { Changes } from '#kernel/changes/changes'
import { asActor } from '#tests/factories/as_actor'
import { reportContent } from '#tests/factories/make_message'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { workOffJobs } from '#tests/factories/work_off_jobs'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import { catchMails } from '#tests/fixtures/caught_mails'
import { bodyOf } from '#tests/fixtures/mail_server'
import { covered } from '#tests/fixtures/plugins/with_layer/layer'
import withLayer from '#tests/fixtures/plugins/with_layer/plugin'

import { CaseRecords } from '#plugins/cases/contract'
import SendWeekly from '#plugins/listings/running/send_weekly'
import { readSheets } from '#plugins/listings/tests/read_xlsx'
import { shippedDesigns } from '#plugins/listings/designs/shipped_designs'

const permissions = ['CASE_DATA', 'CASE_REPORT_CONF']
const all = '/api/report/linelistings'

const text = (key: string, of: string) => ({
  ...{ key, source: { of: 'element', element: of }, width: 20, format: 'name' },
})

const design = (more: object = {}) => ({
  grain: 'event',
  columns: [
    { key: 'case', source: { of: 'list', column: 'caseNo' }, width: 16, format: 'name' },
    text('event', 'E.i.1.1a'),
    text('outcome', 'E.i.7'),
  ],
  ...{ question: { conditions: [], anyRow: [] }, sort: [], group: null, ...more },
})

const events = (...of: [said: string, outcome: string][]): CaseContent =>
  reportContent({
    E_i: of.map(([E_i_1_1a, E_i_7], at) => ({ id: `e${at}`, E_i_1_1a, E_i_7 })),
  })

/** Somebody with these cases before them. */
async function arrive(client: ApiClient, cases: readonly CaseContent[] = []) {
  const user = await makeUser({ permissions })
  await owner().from('users').where({ id: user.id }).update({ language: 'en' })
  const records = await app.container.make(CaseRecords)
  const scope = user.project.scope()
  await asActor(scope, () =>
    new Changes().recordMany((open) =>
      records.create(
        open,
        cases.map((content) => ({ act: 'case.created', content }))
      )
    )
  )
  const browser = await signIn(client, user)
  const save = (body: object = {}) =>
    browser.post(all).json({ name: 'Events', isTemplate: false, design: design(), ...body })
  const rows = async (of: object = design()) =>
    (await browser.post('/api/report/linelisting-rows').json({ design: of })).body()
  return { user, scope, browser, save, rows }
}

const cellsOf = ({ data }: { data: { rows: { cells: unknown[] }[] } }) =>
  data.rows.map(({ cells }) => cells.slice(1))

async function download(browser: SignedInClient, runId: string, number = 1): Promise<Buffer> {
  const asking = browser.get(`/api/report/linelisting-files/${runId}/${number}`)
  asking.request.responseType('blob')
  return (await asking).body() as Buffer
}

const owner = () => db.connection('owner')

test.group('The rows of a line listing', () => {
  test('are those of the cases that the conditions find, and of the events that meet them', async ({
    client,
    assert,
  }) => {
    const cases = [
      events(['Headache', '1'], ['Rash', '3']),
      events(['Fever', '1']),
      events(['Cough', '3']),
    ]
    const { rows } = await arrive(client, cases)
    assert.deepEqual(cellsOf(await rows()), [
      ['Headache', 'Recovered / resolved'],
      ['Rash', 'Not recovered / not resolved / ongoing'],
      ['Fever', 'Recovered / resolved'],
      ['Cough', 'Not recovered / not resolved / ongoing'],
    ])
    const conditions = [{ element: 'E.i.7', is: 'in', values: ['1'] }]
    const asked = await rows(design({ question: { conditions, anyRow: [] } }))
    assert.deepEqual(
      cellsOf(asked).map(([event]) => event),
      ['Headache', 'Fever']
    )
    assert.include(asked.data, { total: 2, cases: 2, readCases: 2, nullified: 0 })
    const sort = [{ column: 'event', order: 'asc' }]
    const sorted = await rows(design({ sort, group: 'outcome' }))
    assert.deepEqual(
      cellsOf(sorted).map(([event]) => event),
      ['Cough', 'Rash', 'Fever', 'Headache']
    )
  })

  test('say of what is covered what whoever asks may see', async ({ client, assert, cleanup }) => {
    const { rows } = await arrive(client, [
      reportContent({ G_k: [{ id: 'g', G_k_1: '1', G_k_2_2: 'Secret product' }] }),
    ])
    cleanup(await joinPlugin(withLayer))
    const body = await rows(design({ columns: [text('covered', covered.element)] }))
    assert.deepEqual(
      body.data.rows.map(({ cells }: { cells: unknown[] }) => cells),
      [[covered.shown]]
    )
  })

  test('are refused for a design that makes no sense, and without permission', async ({
    client,
    assert,
  }) => {
    const { user, rows, save } = await arrive(client)
    const refused = await rows(design({ columns: [text('a', 'Z.9')] }))
    assert.equal(refused.code, 2017)
    assert.include(JSON.stringify(refused), 'Z.9')
    assert.equal((await save({ design: design({ group: 'none' }) })).body().code, 2017)
    const blind = await signIn(client, await makeUser({ project: user.project }))
    assert.equal((await blind.get(all)).body().code, 1003)
  })
})

test.group('A design of a line listing', () => {
  test('has its name once in a project, and all its revisions', async ({ client, assert }) => {
    const { browser, save } = await arrive(client)
    const { id } = (await save()).body().data
    assert.equal((await save({ name: 'EVENTS' })).body().code, 2909)
    assert.isTrue((await save({ isTemplate: true })).body().status)
    const change = { name: 'Events of 2026', design: design({ grain: 'case' }) }
    const changed = await browser.put(`${all}/${id}`).json({ ...change, revision: 1 })
    assert.deepEqual(changed.body().data, { revision: 2 })
    const late = await browser.put(`${all}/${id}`).json({ ...change, revision: 1 })
    assert.equal(late.body().code, 1006)
    const versions = (await browser.get(`${all}/${id}/versions`)).body().data
    assert.deepEqual(
      versions.map((each: { revision: number; name: string }) => [each.revision, each.name]),
      [
        [2, 'Events of 2026'],
        [1, 'Events'],
      ]
    )
    assert.equal(versions[1].design.grain, 'event')
    await browser.delete(`${all}/${id}`)
    assert.equal((await browser.get(`${all}/${id}`)).body().code, 1005)
    assert.isTrue((await save({ name: 'Events of 2026' })).body().status)
  })

  test('begins with a copy of a shipped one, each of which shows rows', async ({
    client,
    assert,
  }) => {
    const { browser, save, rows } = await arrive(client, [events(['Headache', '1'])])
    const { data } = (await browser.get('/api/report/linelisting-shipped')).body()
    assert.lengthOf(data, shippedDesigns.length)
    for (const shipped of data) {
      const saved = await save({ name: shipped.name.en, design: shipped.design })
      assert.isTrue(saved.body().status, JSON.stringify(saved.body()))
      assert.isTrue((await rows(shipped.design)).status)
    }
  })
})

test.group('A file of a line listing', () => {
  test('is made by a batch, for whoever asked for it alone, until it expires', async ({
    client,
    assert,
  }) => {
    const { user, browser, save } = await arrive(client, [events(['=1+1', '1'])])
    const { id } = (await save()).body().data
    const start = async (kind: string) =>
      (await browser.post(`${all}/${id}/runs`).json({ kind })).body().data.runId as string
    const ids = [await start('xlsx'), await start('csv'), await start('pdf')]
    const early = await browser.get(`/api/report/linelisting-files/${ids[0]}/1`)
    assert.equal(early.body().code, 1006)
    await workOffJobs()
    const runs = (await browser.get(`${all}/${id}/runs`)).body().data
    for (const run of runs) assert.include(run, { state: 'done', lineCount: 1, caseCount: 1 })
    const [sheet] = await readSheets(await download(browser, ids[0]!))
    assert.equal(sheet![1]![1]!.text, '=1+1')
    assert.isFalse(sheet!.flat().some(({ isFormula }) => isFormula))
    assert.include(String(await download(browser, ids[1]!)), "'=1+1")
    assert.equal(String(await download(browser, ids[2]!)).slice(0, 5), '%PDF-')
    const other = await signIn(client, await makeUser({ project: user.project, permissions }))
    const refused = await other.get(`/api/report/linelisting-files/${ids[0]}/1`)
    assert.equal(refused.body().code, 1003)
    assert.equal((await browser.get(`/api/report/linelisting-files/${ids[0]}/2`)).body().code, 1005)
    await owner().from('listing_runs').where({ id: ids[0]! }).update({ expires_at: '2020-01-01' })
    assert.equal((await browser.get(`/api/report/linelisting-files/${ids[0]}/1`)).body().code, 1005)
  })

  test('is refused with row and column where a cell cannot be written', async ({
    client,
    assert,
  }) => {
    const { browser, save } = await arrive(client, [events(['Head\u0001ache', '1'])])
    const { id } = (await save()).body().data
    await browser.post(`${all}/${id}/runs`).json({ kind: 'xlsx' })
    await workOffJobs()
    const [run] = (await browser.get(`${all}/${id}/runs`)).body().data
    assert.include(run, { state: 'refused', code: 2400 })
    assert.include(run.sentence.en, 'Row 1')
    assert.deepEqual(run.files, [])
  })

  test('comes every Monday once, with the rights that its owner has then', async ({
    client,
    assert,
    cleanup,
  }) => {
    const mails = await catchMails()
    cleanup(() => mails.release())
    const { scope, browser, save, user } = await arrive(client, [events(['Headache', '1'])])
    const email = `${user.username}@example.org`
    await owner().from('users').where({ id: user.id }).update({ email })
    const { id } = (await save()).body().data
    const sent = await browser.put(`${all}/${id}/weekly`).json({ weekly: { kind: 'csv' } })
    assert.isTrue(sent.body().status)
    const [listed] = (await browser.get(all)).body().data
    assert.include(listed, { weeklyKind: 'csv', isMyWeekly: true })
    const weekly = await app.container.make(SendWeekly)
    const on = async (day: string) => {
      await asActor(scope, () => weekly.ofProject(Date.parse(`${day}T04:00:00Z`)))
      await workOffJobs()
    }
    const runs = async () => (await browser.get(`${all}/${id}/runs`)).body().data
    await on('2026-11-30')
    await on('2026-12-02')
    const [first, ...none] = await runs()
    assert.include(first, { isWeekly: true, state: 'done', startedByName: user.name })
    assert.lengthOf(none, 0)
    const [mail, ...others] = mails.received.map(({ to, mail: raw }) => ({
      to: to[0],
      text: bodyOf(raw).replaceAll(/\s+/g, ' '),
    }))
    assert.equal(mail!.to, email)
    assert.include(mail!.text, `/report/linelisting/${id}`)
    assert.notInclude(mail!.text, 'Headache')
    assert.lengthOf(others, 0)
    await owner().from('users').where({ id: user.id }).update({ status: 'frozen' })
    await on('2026-12-07')
    await owner().from('users').where({ id: user.id }).update({ status: 'active' })
    const [second] = await runs()
    assert.include(second, { state: 'refused', code: 1003 })
    await browser.put(`${all}/${id}/weekly`).json({})
    await on('2026-12-14')
    assert.lengthOf(await runs(), 2)
  })

  test('leaves a trail', async ({ client, assert }) => {
    const { browser, save } = await arrive(client, [events(['Headache', '1'])])
    const { id } = (await save()).body().data
    const { runId } = (await browser.post(`${all}/${id}/runs`).json({ kind: 'csv' })).body().data
    await workOffJobs()
    await download(browser, runId)
    const acts = await owner()
      .from('audit_lines')
      .whereIn('chain', [`listing_design:${id}`, `listing_run:${runId}`])
      .select('act')
    assert.includeMembers(
      acts.map(({ act }) => act),
      ['listing_design.saved', 'listing_run.started', 'listing_run.made', 'listing_run.downloaded']
    )
  })
})
