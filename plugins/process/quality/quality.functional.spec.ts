import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'

import type { CaseContent } from '#kernel/case/content/case_content'
import { Changes } from '#kernel/changes/changes'
import { verifyAudit } from '#kernel/changes/verify_audit'
import { aReport } from '#tests/factories/a_report'
import { asActor, asUser } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'
import { makeUser, type TestUser } from '#tests/factories/make_user'
import { type SignedInClient, signIn } from '#tests/factories/sign_in'

import { CaseRecords } from '#plugins/cases/contract'
import { returnAt } from '#plugins/process/contract/acts'
import { workAt } from '#plugins/process/contract/definition'

interface Somebody {
  readonly user: TestUser
  readonly browser: SignedInClient
}

/** People of one project, and a case with initials and two reactions that was entered there. */
async function given(client: ApiClient) {
  const project = await makeProject()
  const arrive = async (name: string, ...rights: string[]): Promise<Somebody> => {
    const permissions = ['CASE_DATA', 'CASE_EDIT', 'CASE_AUDIT', ...rights]
    const user = await makeUser({ project, name, permissions })
    return { user, browser: await signIn(client, user) }
  }
  const entry = await arrive('Erin Entry', workAt('ENTRY'))
  const { data } = (await entry.browser.post('/api/cases').json(aReport())).body()
  await save(entry, data.id, 'patient', patient('AB'))
  await save(entry, data.id, 'adverse_events', { E_i: [first, second] })
  return {
    scope: project.scope(),
    id: data.id as string,
    entry,
    checker: await arrive('Quin Check', workAt('QUALITY'), returnAt('QUALITY')),
    other: await arrive('Quy Second', workAt('QUALITY')),
    reader: await arrive('Rita Reader'),
  }
}

const FIRST = '20000000-0000-4000-8000-000000000001'
const SECOND = '20000000-0000-4000-8000-000000000002'
const THIRD = '20000000-0000-4000-8000-000000000003'

const first = { id: FIRST, E_i_1_1a: 'Kopfschmerz', E_i_7: '1' }
const second = { id: SECOND, E_i_1_1a: 'Schwindel' }

/** Saves a page of a case as it stands. */
async function save({ browser }: Somebody, id: string, page: string, content: object) {
  const { revision } = await owner().from('cases').where({ id }).firstOrFail()
  const body = { baseRevision: revision, content }
  const saved = (await browser.put(`/api/case/${id}/pages/${page}`).json(body)).body()
  if (!saved.status) throw new Error(JSON.stringify(saved))
}

const owner = () => db.connection('owner')

const patient = (initials: string, sex = '1') => ({ D_1: initials, D_5: sex })

const act = async ({ browser }: Somebody, id: string, name: string, body: object) =>
  (await browser.post(`/api/cases/${id}/process/${name}`).json(body)).body()

interface Told {
  id: string
  place: string
  name: { en: string; zh: string }
  entered: unknown
  corrected: unknown
  enteredBy: string
  correctedBy: string
  revision: number
  severity: string
}

const listOf = async ({ browser }: Somebody, id: string) =>
  (await browser.get(`/api/cases/${id}/quality`)).body().data as {
    rows: Told[]
    total: number
    counts: Record<string, number>
  }

/** What was corrected: where, from what, to what. */
const corrected = async (who: Somebody, id: string) =>
  (await listOf(who, id)).rows
    .map(({ place, entered, corrected: to }) => [place, entered, to])
    .toSorted(([a], [b]) => String(a).localeCompare(String(b)))

const rate = async (
  { browser }: Somebody,
  id: string,
  { id: correction, revision }: Pick<Told, 'id' | 'revision'>,
  severity: string
) =>
  (
    await browser.put(`/api/cases/${id}/quality/${correction}`).json({ seen: revision, severity })
  ).body()

test.group('A case at the quality check', () => {
  test('keeps of each element what was entered and what it was corrected to, and nothing of entry', async ({
    client,
    assert,
  }) => {
    const { id, entry, checker, reader } = await given(client)
    await save(entry, id, 'patient', patient('CD'))
    assert.deepEqual(await listOf(reader, id), {
      ...{ rows: [], total: 0 },
      counts: { critical: 0, major: 0, minor: 0, open: 0 },
    })
    await act(entry, id, 'pass', { seen: 1 })
    await save(checker, id, 'patient', patient('EF', '2'))
    assert.deepEqual(await corrected(reader, id), [
      ['D.1', 'CD', 'EF'],
      ['D.5', '1', '2'],
    ])
    const { rows, counts } = await listOf(reader, id)
    const initials = rows.find(({ place }) => place === 'D.1')!
    assert.deepInclude(initials, {
      ...{ enteredBy: 'Erin Entry', correctedBy: 'Quin Check', revision: 5, severity: 'open' },
    })
    assert.match(initials.name.zh, /\p{Script=Han}/u)
    assert.deepEqual(counts, { critical: 0, major: 0, minor: 0, open: 2 })
    assert.deepEqual((await verifyAudit(owner())).faults, [])
  })

  test('keeps one row of an element that is corrected twice, and none of one that is as it was entered again', async ({
    client,
    assert,
  }) => {
    const { id, entry, checker } = await given(client)
    await act(entry, id, 'pass', { seen: 1 })
    await save(checker, id, 'patient', patient('CD', '2'))
    await save(checker, id, 'patient', patient('EF', '2'))
    assert.deepEqual(await corrected(checker, id), [
      ['D.1', 'AB', 'EF'],
      ['D.5', '1', '2'],
    ])
    await save(checker, id, 'patient', patient('AB', '2'))
    assert.deepEqual(await corrected(checker, id), [['D.5', '1', '2']])
    assert.deepEqual((await verifyAudit(owner())).faults, [])
  })

  test('keeps what rows say that were added or removed, and nothing where they only moved', async ({
    client,
    assert,
  }) => {
    const { id, entry, checker } = await given(client)
    await act(entry, id, 'pass', { seen: 1 })
    await save(checker, id, 'adverse_events', { E_i: [second, first] })
    assert.deepEqual(await corrected(checker, id), [])
    const third = { id: THIRD, E_i_1_1a: 'Husten' }
    await save(checker, id, 'adverse_events', { E_i: [second, third] })
    assert.deepEqual(await corrected(checker, id), [
      ['E.i[?].E.i.1.1a', 'Kopfschmerz', null],
      ['E.i[?].E.i.7', '1', null],
      ['E.i[2].E.i.1.1a', null, 'Husten'],
    ])
    await save(checker, id, 'adverse_events', { E_i: [first, second] })
    assert.deepEqual(await corrected(checker, id), [])
  })

  test('keeps rows of its own for each time that it comes there', async ({ client, assert }) => {
    const { id, entry, checker } = await given(client)
    await act(entry, id, 'pass', { seen: 1 })
    await save(checker, id, 'patient', patient('CD'))
    const back = { seen: 3, to: 'ENTRY', reason: 'The dose is missing.' }
    assert.isTrue((await act(checker, id, 'return', back)).status)
    await save(entry, id, 'patient', patient('XY'))
    await act(entry, id, 'pass', { seen: 4 })
    await save(checker, id, 'patient', patient('EF'))
    assert.sameDeepMembers(await corrected(checker, id), [
      ['D.1', 'AB', 'CD'],
      ['D.1', 'XY', 'EF'],
    ])
  })

  test('is corrected by nobody where a follow-up comes to it, after which entered is what came', async ({
    client,
    assert,
  }) => {
    const { id, scope, entry, checker } = await given(client)
    await act(entry, id, 'pass', { seen: 1 })
    await save(checker, id, 'patient', patient('CD'))
    const records = await app.container.make(CaseRecords)
    const changes = await app.container.make(Changes)
    const imported = {
      name: 'case.follow_up_imported',
      subject: { type: 'case', id },
    } as const
    await asUser(checker.user, () =>
      changes.record(imported, async (change) => {
        const before = await records.lock(change, id)
        const content: CaseContent = { ...before.content, D_1: 'GH', D_5: '2' }
        return records.revise(change, before, { newVersion: 'follow-up', content })
      })
    )
    assert.deepEqual(await corrected(checker, id), [['D.1', 'AB', 'CD']])
    await save(checker, id, 'patient', patient('IJ', '2'))
    assert.sameDeepMembers(await corrected(checker, id), [
      ['D.1', 'AB', 'CD'],
      ['D.1', 'GH', 'IJ'],
    ])
    const coded = { name: 'case.autocoded', subject: { type: 'case', id } } as const
    await asActor(scope, () =>
      changes.record(coded, async (change) => {
        const before = await records.lock(change, id)
        return records.revise(change, before, { content: { ...before.content, D_5: '1' } })
      })
    )
    assert.equal((await listOf(checker, id)).total, 2)
  })
})

test.group('The severity of an error', () => {
  test('is said by whoever has the case at the quality check, with a line of the trail, and counted', async ({
    client,
    assert,
  }) => {
    const { id, entry, checker, reader } = await given(client)
    await act(entry, id, 'pass', { seen: 1 })
    await save(checker, id, 'patient', patient('CD', '2'))
    const [one, other] = (await listOf(checker, id)).rows
    assert.isTrue((await rate(checker, id, one!, 'critical')).status)
    assert.isTrue((await rate(checker, id, other!, 'minor')).status)
    assert.isTrue((await rate(checker, id, other!, 'open')).status)
    const { rows, counts } = await listOf(reader, id)
    assert.deepEqual(counts, { critical: 1, major: 0, minor: 0, open: 1 })
    assert.equal(rows.find((row) => row.id === one!.id)!.severity, 'critical')
    // It stays with the error where the value is corrected again.
    await save(checker, id, 'patient', patient('EF', '3'))
    assert.equal((await listOf(reader, id)).counts.critical, 1)
    const lines = await owner()
      .from('audit_lines')
      .where({ chain: `case:${id}`, act: 'case.correction_rated' })
    assert.lengthOf(lines, 3)
    assert.deepEqual((await verifyAudit(owner())).faults, [])
  })

  test('is refused with the reason to everybody else, and where the case stands elsewhere', async ({
    client,
    assert,
  }) => {
    const { id, entry, checker, other, reader } = await given(client)
    const nothing = { id: FIRST, revision: 1 }
    const atEntry = await rate(entry, id, nothing, 'major')
    assert.equal(atEntry.code, 1006)
    assert.include(atEntry.data.detail.en, 'while the case is at “Quality check”')
    assert.include(atEntry.data.detail.zh, '“案例质检”')
    await act(entry, id, 'pass', { seen: 1 })
    const unclaimed = await rate(checker, id, nothing, 'major')
    assert.deepEqual(
      [unclaimed.code, unclaimed.data.detail.en],
      [1006, 'No one has this case. Claim it first.']
    )
    await save(checker, id, 'patient', patient('CD'))
    const [row] = (await listOf(checker, id)).rows
    const noRightHere = 'Your role has no edit permission: it does not work on cases at this step.'
    for (const [each, why] of [
      [other, 'You have no edit permission: the case is assigned to someone else.'],
      [reader, noRightHere],
    ] as const) {
      const foreign = await rate(each, id, row!, 'major')
      assert.equal(foreign.code, 1003)
      assert.equal(foreign.data.detail.en, why)
    }
    await owner()
      .from('memberships')
      .where({ user_id: checker.user.id })
      .update({
        role_id: (
          await owner().from('memberships').where({ user_id: reader.user.id }).firstOrFail()
        ).role_id,
      })
    const noRight = await rate(checker, id, row!, 'major')
    assert.equal(noRight.code, 1003)
    assert.equal(noRight.data.detail.en, noRightHere)
    assert.equal((await listOf(reader, id)).rows[0]!.severity, 'open')
  })

  test('is refused of a value that was corrected again since, that is as it was entered, and of another case', async ({
    client,
    assert,
  }) => {
    const { id, entry, checker } = await given(client)
    await act(entry, id, 'pass', { seen: 1 })
    await save(checker, id, 'patient', patient('CD'))
    const [row] = (await listOf(checker, id)).rows
    await save(checker, id, 'patient', patient('EF'))
    const stale = await rate(checker, id, row!, 'major')
    assert.equal(stale.code, 2601)
    assert.include(stale.data.detail.en, 'Quin Check corrected this value again')
    assert.equal((await rate(checker, FIRST, row!, 'major')).code, 2604)
    assert.equal((await rate(checker, id, row!, 'grave')).code, 2017)
    await save(checker, id, 'patient', patient('AB'))
    const gone = await rate(checker, id, row!, 'major')
    assert.equal(gone.code, 1005)
    assert.include(gone.data.detail.zh, '恢复为录入值')
  })
})
