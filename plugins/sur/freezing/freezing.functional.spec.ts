import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import type { CaseContent } from '#kernel/case/content/case_content'
import { sha256Of } from '#kernel/files/file_store'
import { asActor, asUser } from '#tests/factories/as_actor'
import { endCase } from '#tests/factories/end_case'
import { makeProject } from '#tests/factories/make_project'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import withSurTable from '#tests/fixtures/plugins/with_sur_table/plugin'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { signIn } from '#tests/factories/sign_in'

import { CaseRecords, type VersionKind } from '#plugins/cases/contract'
import { addDays } from '#plugins/sur/contract/periods'
import type { ShownTable } from '#plugins/sur/contract/shown_tables'
import { canonicalBytes } from '#plugins/sur/freezing/canonical_bytes'
import { readFrozen } from '#plugins/sur/records/freezes'
import { countTables } from '#plugins/sur/tables/count_tables'
import tables from '#plugins/sur/tables/main'
import { event, notSerious, trial } from '#plugins/sur/tests/series_of'

const base = '/api/report/base'
const setup = {
  ...{ product: 'PH-302', cycleYears: 1, daysToSend: 60 },
  ...{ ctcaeVersion: '5.0', ctcaeLevel: 3, language: 'en', meddraVersion: '', reference: 'IB 4' },
}

/** A lead, a writer and an auditor of a project with these cases, and the report of its first period. */
async function arrive(
  client: ApiClient,
  contents: readonly CaseContent[] = [],
  birthDate = '2024-02-29'
) {
  const project = await makeProject()
  const people = await Promise.all(
    ['Lead', 'Writer', 'Auditor'].map((name) => makeUser({ project, name, permissions: ['DSUR'] }))
  )
  const [lead, writer, auditor] = people as [TestUser, TestUser, TestUser]
  const at = async (user: TestUser) => {
    const browser = await signIn(client, user)
    return {
      get: async (path: string) => (await browser.get(base + path)).body(),
      post: async (path: string, body: object = {}) =>
        (await browser.post(base + path).json(body)).body(),
      put: async (path: string, body: object = {}) =>
        (await browser.put(base + path).json(body)).body(),
    }
  }
  const records = await app.container.make(CaseRecords)
  const made = await asActor(project.scope(), () =>
    new Changes().recordMany((open) =>
      records.create(
        open,
        contents.map((content) => ({ act: 'case.created', content }))
      )
    )
  )
  /** Another version, or another revision of the version that there is. */
  const revise = async (index: number, content: CaseContent, newVersion?: VersionKind) => {
    if (newVersion) await endCase(project.scope(), made[index]!.id)
    await asActor(project.scope(), () =>
      new Changes().record(
        { name: 'case.edited', subject: { type: 'case', id: made[index]!.id } },
        async (change) => {
          const before = await records.lock(change, made[index]!.id)
          await records.revise(change, before, { content, ...(newVersion && { newVersion }) })
        }
      )
    )
  }
  const roles = { leadId: lead.id, writerIds: [writer.id], auditorIds: [auditor.id] }
  const by = { lead: await at(lead), writer: await at(writer), auditor: await at(auditor) }
  await by.lead.post('/setup', {
    rsType: 'DSUR',
    revision: 0,
    setup: { ...setup, birthDate, ...roles },
  })
  const { rbId } = (await by.lead.post('/business', { rsType: 'DSUR', ordinal: 1 })).data
  const one = `/business/${rbId}`
  return { ...by, revise, numbers: made.map(({ caseNo }) => caseNo), rbId, one, leads: lead, roles }
}

const totals = (shown: { tables: ShownTable[] }, key: string) =>
  shown.tables
    .find((table) => table.key === key)!
    .rows.find(({ kind }) => kind === 'total')
    ?.cells.map((cell) => ('figure' in cell ? cell.figure : null))

const inPeriod = trial('2024-06-01', [event('a', null)])
const unreceived = trial('2025-06-01', [event('b', null)])

test.group('The tables of a periodic report', () => {
  test('are live until they are frozen, and do not move from then on', async ({
    client,
    assert,
  }) => {
    const { lead, writer, one, revise, numbers } = await arrive(client, [inPeriod, unreceived])
    const live = (await writer.get(`${one}/tables`)).data.shown
    assert.isNull(live.freeze)
    assert.isFalse(live.mayFreeze)
    assert.deepEqual(totals(live, 'dsur_sae'), [1, 0, 0, 0, 0])
    assert.lengthOf(live.tables.find(({ key }: ShownTable) => key === 'dsur_sar').rows, 2)
    const told = live.cases.map((of: { out: string; quality: string[] }) => [of.out, ...of.quality])
    assert.deepEqual(told, [[null, 'no_code', 'open'], ['later']])

    assert.equal((await lead.post(`${one}/freezes`)).data.seq, 1)
    assert.deepEqual((await lead.get(`${one}/difference`)).data.difference.cases, [])
    await revise(0, trial('2024-06-01', [event('a', null, notSerious)]))
    const { difference } = (await lead.get(`${one}/difference`)).data
    assert.containsSubset(difference.cases, [{ caseNo: numbers[0], why: 'changed' }])
    const frozen = (await lead.get(`${one}/tables`)).data.shown
    assert.deepEqual(totals(frozen, 'dsur_sae'), [1, 0, 0, 0, 0])
    assert.match(frozen.freeze.digest, /^[0-9a-f]{64}$/)
  })

  test('have the version as of the lock point, whatever came after it', async ({
    client,
    assert,
  }) => {
    const { lead, one, revise } = await arrive(client, [inPeriod, inPeriod])
    const later = { C_1_5: '2025-09-01' }
    await revise(0, trial('2024-06-01', [event('a', null, notSerious)], later), 'follow-up')
    await revise(1, trial('2024-06-01', [event('a', null)], { C_1_5: '2024-09-01' }), 'follow-up')
    await revise(
      1,
      trial('2024-06-01', [event('a', null)], { C_1_5: '2024-10-01' }),
      'nullification'
    )
    const { shown } = (await lead.get(`${one}/tables`)).data
    assert.deepEqual(totals(shown, 'dsur_sae'), [1, 0, 0, 0, 0])
    const told = shown.cases.map(({ version, out }: { version: number; out: string }) => [
      version,
      out,
    ])
    assert.deepEqual(told, [
      [1, null],
      [3, 'nullified'],
    ])
  })

  test('are frozen again for a reason; sections with other figures wait for their writer', async ({
    client,
    assert,
  }) => {
    const { lead, writer, one, revise } = await arrive(client, [inPeriod])
    await lead.post(`${one}/freezes`)
    assert.isTrue((await writer.post(`${one}/readings`)).status)
    for (const key of ['7.3', '8']) {
      await writer.put(`${one}/sections/${key}`, { revision: 1, state: 'nothing' })
    }
    await revise(0, trial('2024-06-01', [event('a', null, notSerious)]))
    assert.equal((await lead.post(`${one}/freezes`)).code, 2017)
    const again = await lead.post(`${one}/freezes`, { reason: 'Case lowered' })
    assert.equal(again.data.seq, 2)
    const sections = async () => {
      const { report } = (await writer.get(one)).data
      return ['7.3', '8'].map((key) => {
        const found = report.sections.find((section: { key: string }) => section.key === key)
        return [found.state, found.figuresChanged]
      })
    }
    assert.deepEqual(await sections(), [
      ['writing', true],
      ['nothing', false],
    ])
    const { shown } = (await lead.get(`${one}/tables`)).data
    assert.isNull(shown.readBy)
    assert.isUndefined(totals(shown, 'dsur_sae'))
    assert.deepEqual(
      shown.freezes.map(({ reason }: { reason: string }) => reason),
      ['Case lowered', null]
    )
    await writer.put(`${one}/sections/7.3`, { revision: 3, state: 'nothing' })
    assert.deepEqual((await sections())[0], ['nothing', false])
  })

  test('are frozen by the lead alone, after the lock day, while the report is written', async ({
    client,
    assert,
  }) => {
    const { lead, writer, auditor, one, roles } = await arrive(client)
    assert.equal((await writer.post(`${one}/freezes`)).code, 1003)
    assert.equal((await auditor.post(`${one}/readings`)).code, 1003)
    assert.equal((await writer.post(`${one}/readings`)).code, 1006)
    const missing = (await lead.get(one)).data.report.missing.map(({ en }: { en: string }) => en)
    assert.include(missing, 'The tables are not frozen.')
    assert.isTrue((await lead.post(`${one}/freezes`)).status)
    const { missing: next } = (await lead.get(one)).data.report
    assert.include(
      next.map(({ en }: { en: string }) => en),
      'The quality lists of the freeze are not marked as read.'
    )
    assert.isTrue((await writer.post(`${one}/readings`)).status)
    assert.equal((await writer.post(`${one}/readings`)).code, 1006)
    const { sections } = (await lead.get(one)).data.report
    for (const { key, revision } of sections)
      await writer.put(`${one}/sections/${key}`, { revision, state: 'nothing' })
    const { rbId } = (await lead.get(one)).data.report
    assert.isTrue((await lead.put('/business/status', { rbId, status: 'confirm' })).status)
    assert.equal((await lead.post(`${one}/freezes`, { reason: 'Late' })).code, 1006)
    assert.equal((await lead.get(`/business/${roles.leadId}/tables`)).code, 1005)
  })

  test('are not frozen before the lock day is over', async ({ client, assert }) => {
    // The first period began a hundred days ago.
    const begun = addDays(new Date().toISOString().slice(0, 10), -100)
    const { lead, one } = await arrive(client, [], begun)
    assert.equal((await lead.post(`${one}/freezes`)).code, 1006)
    const { report } = (await lead.get(one)).data
    assert.include(report.missing[0].en, report.lockPoint)
  })

  test('counted again from what was kept have the hash that was kept', async ({
    client,
    assert,
  }) => {
    const { lead, one, rbId, leads } = await arrive(client, [inPeriod, unreceived])
    await lead.post(`${one}/freezes`)
    const database = await app.container.make(Database)
    const kept = (await asUser(leads, () => database.read((trx) => readFrozen(trx, rbId))))!
    const { run, digest } = kept
    const own = tables.filter(({ kind }) => kind === 'DSUR')
    const again = { ...run, tables: countTables(own, run.series, run.before) }
    assert.equal(sha256Of(canonicalBytes(again)), digest)
  })

  test('are joined by those of plugins, which are counted and frozen as their own', async ({
    client,
    assert,
    cleanup,
  }) => {
    cleanup(await joinPlugin(withSurTable))
    const { lead, one } = await arrive(client, [inPeriod, unreceived])
    await lead.post(`${one}/freezes`)
    const { tables: shown } = (await lead.get(`${one}/tables`)).data.shown
    const own = shown.find(({ key }: ShownTable) => key === 'with_sur_table_sources')
    assert.deepEqual(
      own.rows.map(
        ({ cells }: ShownTable['rows'][number]) => 'figure' in cells[0]! && cells[0].figure
      ),
      [1, 0, 0]
    )
    assert.deepInclude(own.reconciliation, { last: 0, interval: 1, cumulative: 1, changes: [] })
    const { sections } = (await lead.get(one)).data.report
    assert.isTrue(sections.find(({ key }: { key: string }) => key === '10').hasTables)
  })
})
