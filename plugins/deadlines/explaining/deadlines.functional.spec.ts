// needs: organisation
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { ActDone } from '#kernel/changes/act_done'
import { Changes } from '#kernel/changes/changes'
import { today } from '#kernel/fields/today'
import { actAs } from '#kernel/tenancy/actor'
import { asActor } from '#tests/factories/as_actor'
import { changeRow } from '#tests/factories/change_row'
import { makeProject, type TestProject, unique } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'
import { joinPlugin } from '#tests/fixtures/join_plugin'
import withLayer from '#tests/fixtures/plugins/with_layer/plugin'
import { workOffJobs } from '#tests/factories/work_off_jobs'
import { until } from '#tests/until'
import { runAce } from '#tests/fixtures/run_ace'

import { CaseRecords, type VersionKind } from '#plugins/cases/contract'
import { addDays } from '#plugins/deadlines/contract/days'
import BeginRenewal from '#plugins/deadlines/renewing/begin_renewal'

const zone = { timeZone: 'Asia/Shanghai' }
const daysAgo = (days: number) => addDays(today(zone), -days)

/** A project of a region, and somebody who works on its cases and configures it. */
async function arrive(client: ApiClient, region = 'EU', type: 1 | 2 = 2) {
  const project = await makeProject({ type })
  await changeRow('projects', project.projectId, { regions: `{${region}}` })
  const user = await makeUser({ project, permissions: ['CASE_DATA', 'CASE_EDIT', 'SYS_CONF'] })
  return { project, person: await signIn(client, user) }
}

const none = { nullFlavor: 'NI' } as const
const serious = { E_i_3_2a: none, E_i_3_2c: true }
const reaction = (given: object) => ({ id: crypto.randomUUID(), E_i_9: 'DE', ...given })

async function makeCase(project: TestProject, content: object): Promise<string> {
  const [records, changes] = await made()
  return asActor(project.scope(), async () => {
    const given = { act: 'case.created' as const, content: content as CaseContent }
    const [{ id }] = await changes.recordMany((open) => records.create(open, [given]))
    return id
  })
}

async function revise(
  project: TestProject,
  caseId: string,
  given: object,
  reason?: string,
  newVersion?: VersionKind
) {
  const [records, changes] = await made()
  const act = { name: 'case.page_saved', subject: { type: 'case', id: caseId }, reason } as const
  await asActor(project.scope(), () =>
    changes.record(act, async (change) => {
      const before = await records.lock(change, caseId)
      await records.revise(change, before, {
        content: { ...before.content, ...given },
        ...(newVersion && { newVersion }),
      })
    })
  )
}

const made = async () =>
  [await app.container.make(CaseRecords), await app.container.make(Changes)] as const

const explain = async (by: SignedInClient, caseId: string) =>
  (await by.get(`/api/cases/${caseId}/deadlines`)).body().data
const listed = async (by: SignedInClient, query: object = {}) =>
  (await by.get('/api/cases').qs(query)).body().data.rows as { id: string; due: string | null }[]
const ids = async (by: SignedInClient, query: object) =>
  (await listed(by, query)).map(({ id }) => id)

test.group('When a case is due', () => {
  test('follows what it says, in the same change: a receipt that is corrected to earlier makes it overdue at once', async ({
    client,
    assert,
  }) => {
    const { project, person } = await arrive(client)
    const [day, earlier] = [daysAgo(2), daysAgo(20)]
    const id = await makeCase(project, { C_1_4: day, C_1_5: day, E_i: [reaction(serious)] })
    assert.equal((await listed(person))[0]!.due, addDays(day, 15))
    assert.deepEqual(await ids(person, { deadline: 'overdue' }), [])
    await revise(project, id, { C_1_4: earlier })
    const [row] = await listed(person)
    assert.equal(row!.due, addDays(earlier, 15))
    assert.deepEqual(await ids(person, { deadline: 'overdue' }), [id])
    const told = await explain(person, id)
    assert.deepInclude(told.deadlines[0], { due: addDays(earlier, 15), state: 'due' })
    assert.equal(told.deadlines[0].rule.id, 'EU-POST-15')
    assert.isTrue(told.isOpen)
    const { data: changes } = (await person.get(`/api/cases/${id}/deadlines/changes`)).body()
    assert.deepInclude(changes[0], { before: addDays(day, 15), after: addDays(earlier, 15) })
  })

  test('a receipt that is corrected to later leaves what was missed on record', async ({
    client,
    assert,
  }) => {
    const { project, person } = await arrive(client)
    const [missed, later] = [daysAgo(30), daysAgo(1)]
    const id = await makeCase(project, { C_1_4: missed, E_i: [reaction(serious)] })
    const refused = await revise(project, id, { C_1_4: later }).catch((error) => error)
    assert.deepInclude(refused, { number: 2017 })
    assert.isTrue(refused.data.needsReason)
    await revise(project, id, { C_1_4: later }, 'The letter came later')
    await revise(project, id, { C_1_4: daysAgo(0) }, 'The letter came today')
    const told = await explain(person, id)
    assert.equal(told.deadlines[0].due, addDays(daysAgo(0), 15))
    assert.deepEqual(told.missed, [
      {
        ...{ destination: 'EU', part: 'report', rule: 'EU-POST-15' },
        ...{ dayZero: missed, due: addDays(missed, 15) },
      },
    ])
    const right = `select has_table_privilege('pharos_app', 'missed_deadlines', 'DELETE') as may`
    assert.isFalse((await db.connection('owner').rawQuery(right)).rows[0].may)
  })

  test('later information that is corrected to a later day needs a reason, too', async ({
    client,
    assert,
  }) => {
    const { project, person } = await arrive(client)
    const received = { C_1_4: daysAgo(40), C_1_5: daysAgo(40), E_i: [reaction(serious)] }
    const id = await makeCase(project, received)
    await revise(project, id, { C_1_5: daysAgo(20) })
    await revise(project, id, { C_1_5: daysAgo(10) }, undefined, 'follow-up')
    assert.equal((await explain(person, id)).deadlines[0].due, addDays(daysAgo(10), 15))
    const refused = await revise(project, id, { C_1_5: daysAgo(9) }).catch((error) => error)
    assert.deepInclude(refused, { number: 2017 })
    assert.include(refused.data.detail.en, 'C.1.5')
    await revise(project, id, { C_1_5: daysAgo(9) }, 'The letter came a day later')
    await revise(project, id, { C_1_5: daysAgo(30) })
    assert.equal((await explain(person, id)).deadlines[0].due, addDays(daysAgo(30), 15))
  })

  test('the day by which an old case had to be sent is told by the calendar of its year', async ({
    client,
    assert,
  }) => {
    const { project, person } = await arrive(client)
    const id = await makeCase(project, { C_1_4: '2021-09-20', E_i: [reaction(serious)] })
    const { calendar } = await explain(person, id)
    assert.includeMembers(calendar.years, [2021, 2026])
    assert.include(calendar.off, '2021-10-01')
  })

  test('what cannot be said names what is missing, and is found by that', async ({
    client,
    assert,
  }) => {
    const { project, person } = await arrive(client)
    const id = await makeCase(project, { C_1_4: '2026-11', E_i: [reaction(serious)] })
    const [row] = await listed(person)
    assert.isNull(row!.due)
    assert.deepEqual(await ids(person, { deadline: 'unknown' }), [id])
    const [deadline] = (await explain(person, id)).deadlines
    assert.equal(deadline.state, 'unsayable')
    assert.deepEqual(deadline.missing, [{ name: 'C.1.4', paths: ['C_1_4'] }])
    const { code } = (await person.get('/api/cases').qs({ deadline: 'sometime' })).body()
    assert.equal(code, 2017)
  })

  test('the list is ordered by it, and told from day to day', async ({ client, assert }) => {
    const { project, person } = await arrive(client)
    const of = (days: number) =>
      makeCase(project, { C_1_4: daysAgo(days), E_i: [reaction(serious)] })
    const [third, first, second] = [await of(1), await of(9), await of(5)]
    assert.deepEqual(await ids(person, { sort: 'due', order: 'asc' }), [first, second, third])
    const soon = { dueFrom: today(zone), dueTo: addDays(today(zone), 10) }
    assert.deepEqual(await ids(person, { sort: 'due', order: 'asc', ...soon }), [first, second])
    const { data } = (await person.get('/api/deadlines/due').qs({ days: 10 })).body()
    assert.deepEqual(
      data.cases.map(({ caseId, due }: { caseId: string; due: string }) => [caseId, due]),
      [
        [first, addDays(daysAgo(9), 15)],
        [second, addDays(daysAgo(5), 15)],
      ]
    )
    assert.equal(data.overdue, 0)
  })

  test('the lists of tasks are told of their cases when each is due first, or that it cannot be said', async ({
    client,
    assert,
  }) => {
    const { project, person } = await arrive(client)
    const fields = { E_i: [reaction(serious)] }
    const due = await makeCase(project, { C_1_4: daysAgo(9), ...fields })
    const unsayable = await makeCase(project, { C_1_4: '2026-02', ...fields })
    const foreign = await makeCase((await arrive(client)).project, { C_1_4: daysAgo(9), ...fields })
    const caseIds = [due, unsayable, foreign]
    const { data } = (await person.get('/api/deadlines/first').qs({ caseIds })).body()
    assert.sameDeepMembers(data, [
      { caseId: due, due: addDays(daysAgo(9), 15), isUnsayable: false },
      { caseId: unsayable, due: null, isUnsayable: true },
    ])
  })

  test('listedness comes from the documents of the drugs that the project has', async ({
    client,
    assert,
  }) => {
    const { project, person } = await arrive(client, 'US')
    const event = reaction({ ...serious, E_i_1_1a: 'Demo liver failure' })
    const drug = { id: crypto.randomUUID(), G_k_1: '1', G_k_2_2: 'Demoprazole' }
    const id = await makeCase(project, { C_1_4: daysAgo(1), E_i: [event], G_k: [drug] })
    const [before] = (await explain(person, id)).deadlines
    assert.deepInclude(before.missing[0], { name: 'unexpected_US', code: 2012 })
    await keepDocument(project, 'Demo headache')
    const [unexpected] = (await explain(person, id)).deadlines
    assert.equal(unexpected.rule.id, 'US-POST-15')
    assert.equal(unexpected.why.at(-1).facts[0].document, 'US 1.0')
    await keepDocument(project, 'Demo liver failure', '2.0')
    assert.equal((await explain(person, id)).deadlines[0].rule.id, 'DEFAULT-15')
  })

  test('rules of the project come before those that are supplied, and days of the company count', async ({
    client,
    assert,
  }) => {
    const { project, person } = await arrive(client)
    const received = { C_1_4: daysAgo(5), C_1_5: daysAgo(1) }
    const id = await makeCase(project, { ...received, E_i: [reaction(serious)] })
    const due = addDays(daysAgo(1), 10)
    const rule = {
      ...{ destination: 'EU', report: 'listed', seriousness: 'serious', listedness: 'any' },
      ...{
        relatedness: 'any',
        start: 'C.1.5',
        days: 10,
        why: 'agreed with the partner',
        source: 'SDEA 4.2',
      },
    }
    const values = { country: 'DE', ownDays: [{ day: due, kind: 'off' }], ownRules: [rule] }
    const saved = await person.put('/api/admin/settings/deadlines').json({ revision: 0, ...values })
    assert.isTrue(saved.body().status, JSON.stringify(saved.body()))
    const told = await explain(person, id)
    assert.deepInclude(told.deadlines[0], { due, days: 10 })
    assert.deepInclude(told.deadlines[0].rule, { id: 'OWN-EU-1', isOwn: true })
    assert.include(told.calendar.off, due)
    assert.equal(told.calendar.country, 'DE')
    // What was written before the rule follows in a batch.
    await until('the renewal of the list', async () => {
      await workOffJobs()
      return (await listed(person))[0]!.due === due
    })
  })

  test('cases follow when a document is gone, when a project reports elsewhere, and are left alone by other settings', async ({
    client,
    assert,
  }) => {
    const { project, person } = await arrive(client, 'US')
    const event = reaction({ ...serious, E_i_1_1a: 'Demo liver failure' })
    const drug = { id: crypto.randomUUID(), G_k_1: '1', G_k_2_2: 'Demoprazole' }
    const document = await keepDocument(project, 'Demo headache')
    await makeCase(project, { C_1_4: daysAgo(1), E_i: [event], G_k: [drug] })
    await follow('drug_reference.created', crypto.randomUUID())
    assert.equal(await renewals(project), 0, 'a document of somebody else')
    await follow('drug_reference.created', document)
    assert.equal((await listed(person))[0]!.due, addDays(daysAgo(1), 15))
    const gone = { removed_at: new Date() }
    await db
      .connection('owner')
      .from('drug_references')
      .where({ company_id: project.companyId })
      .update(gone)
    await follow('drug_reference.deleted', document)
    assert.isNull((await listed(person))[0]!.due)
    assert.lengthOf(await ids(person, { deadline: 'unknown' }), 1)
    await changeRow('projects', project.projectId, { regions: '{EU}' })
    await follow('project.changed', project.projectId)
    assert.equal((await listed(person))[0]!.due, addDays(daysAgo(1), 15))
    const begun = await renewals(project)
    assert.isAbove(begun, 0)
    await follow('project.changed', project.projectId)
    assert.equal(await renewals(project), begun)
  })

  test('who does not see all that it follows from is told none', async ({
    client,
    assert,
    cleanup,
  }) => {
    const { project, person } = await arrive(client)
    await makeCase(project, { C_1_4: daysAgo(30), E_i: [reaction(serious)] })
    cleanup(await joinPlugin(withLayer))
    const [row] = await listed(person)
    assert.isNull(row!.due)
    const { data } = (await person.get('/api/deadlines/due')).body()
    assert.deepEqual([data.cases, data.overdue], [[], 0])
    assert.equal((await person.get('/api/cases').qs({ deadline: 'overdue' })).body().code, 2017)
  })

  test('a case of another project is refused', async ({ client, assert }) => {
    const [{ person }, other] = [await arrive(client), await arrive(client)]
    const id = await makeCase(other.project, { C_1_4: daysAgo(1), E_i: [reaction(serious)] })
    assert.equal((await person.get(`/api/cases/${id}/deadlines`)).body().code, 2604)
    const { code } = (await person.get(`/api/cases/${id}/deadlines/changes`)).body()
    assert.equal(code, 2604)
  })
})

test.group('The command deadlines:explain', () => {
  test('says of a case when it is due and why, as sentences or as JSON', async ({
    client,
    assert,
  }) => {
    const { project, person } = await arrive(client)
    const id = await makeCase(project, { C_1_4: '2026-01-02', E_i: [reaction(serious)] })
    const [{ caseNo }] = (await listed(person)) as unknown as { caseNo: string }[]
    const { stdout, code } = await runAce('deadlines:explain', caseNo!)
    assert.equal(code, 0)
    assert.include(stdout, 'due 2026-01-17, day 0 2026-01-02 (C.1.4) + 15 days (EU-POST-15 1)')
    assert.include(stdout, 'send by 2026-01-16')
    const json = JSON.parse((await runAce('deadlines:explain', caseNo!, '--json')).stdout)
    const mine = json.find((each: { project: string }) => each.project === project.code)
    assert.equal(mine.deadlines[0].due, '2026-01-17')
    assert.isString(id)
    const unknown = await runAce('deadlines:explain', 'no such case')
    assert.equal(unknown.code, 1)
    assert.include(unknown.stderr, 'No project has a case')
  })
})

/** What follows an act of a company, done to its end. */
async function follow(name: string, id: string) {
  const renewal = await app.container.make(BeginRenewal)
  const subject = { type: name.split('.')[0]!, id }
  const platform = { userId: null, name: 'system', permissions: new Set<string>() }
  await actAs({ ...platform, isPlatform: true }, () =>
    renewal.handle(new ActDone({ name, subject } as never, undefined))
  )
  await workOffJobs()
}

/** How often the cases of a project were calculated anew. */
async function renewals({ projectId }: TestProject): Promise<number> {
  const rows = await db
    .connection('owner')
    .from('batches')
    .where({ project_id: projectId, kind: 'deadlines.renew' })
  return rows.length
}

/** A drug of the company that the project has, with a version of its label in the United States. */
async function keepDocument({ companyId, projectId }: TestProject, term: string, version = '1.0') {
  const owner = db.connection('owner')
  const known = await owner.from('drugs').where({ company_id: companyId }).first()
  const id = known?.id ?? crypto.randomUUID()
  if (!known) {
    const drug = { id, company_id: companyId, name_zh: '', name_en: 'Demoprazole', details: '' }
    await owner.table('drugs').insert(drug)
    await owner
      .table('drug_projects')
      .insert({ company_id: companyId, drug_id: id, project_id: projectId })
  }
  const document = crypto.randomUUID()
  await owner.table('drug_references').insert({
    ...{ id: document, company_id: companyId, drug_id: id, market: 'US' },
    ...{ su_version: version, drug_name: '', act_name: unique('ACT') },
    reactions: JSON.stringify([{ code: '', term, seriousness: 'any', ctcaeLevel: null }]),
  })
  return document
}

test.group('C.1.7', () => {
  test('that contradicts the rule by which a case is due is a finding', async ({
    client,
    assert,
  }) => {
    const { project, person } = await arrive(client)
    const received = { C_1_4: daysAgo(1), E_i: [reaction(serious)] }
    const found = async (C_1_7: boolean) => {
      const id = await makeCase(project, { ...received, C_1_7 })
      const page = await person.get(`/cases/${id}`).header('x-inertia', 'true')
      const { findings } = page.body().props as { findings: { rule: string }[] }
      return findings.filter(({ rule }) => rule === 'DUE-01').length
    }
    assert.deepEqual([await found(false), await found(true)], [1, 0])
  })
})
