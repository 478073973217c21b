import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { Changes } from '#kernel/changes/changes'
import { asUser } from '#tests/factories/as_actor'
import { workOffJobs } from '#tests/factories/work_off_jobs'

import { CaseRecords } from '#plugins/cases/contract'
import { SubmissionSteps } from '#plugins/gateway/contract/steps'
import submittedGates from '#plugins/gateway/declaring/submitted_gate'
import { arrive } from '#plugins/gateway/tests/arrive'

type Arrived = Awaited<ReturnType<typeof arrive>>

const list = async ({ browser }: Arrived, query: object = {}) =>
  (await browser.get('/api/submissions').qs(query)).body().data
const placesOf = async ({ browser }: Arrived, caseId: string) =>
  (await browser.get(`/api/case/${caseId}/declaration`)).body().data.at
const decide = async ({ browser }: Arrived, caseId: string, placeId: string, body: object) =>
  (await browser.put(`/api/case/${caseId}/declaration/${placeId}`).json(body)).body()
const submit = async ({ browser }: Arrived, caseId: string, ...destinations: string[]) =>
  (
    await browser
      .post(`/api/case/${caseId}/submission`)
      .json({ destinations, revision: 1, overWarnings: true })
  ).body().data[0].submissionId as string

/** What the receiver says comes. */
const answer = (world: Arrived, id: string, act: 'accepted' | 'rejected') =>
  asUser(world.browser.user, async () => {
    const steps = await app.container.make(SubmissionSteps)
    const doing = { name: `submission.${act}`, subject: { type: 'submission', id } } as const
    const sentence = { en: 'The authority answered', zh: '监管机构已回复' }
    await new Changes().record(doing, (change) => steps.add(change, id, { act, sentence }))
  })

test.group('What is due where', () => {
  test('is confirmed by a person, or said not to be, with a reason', async ({ client, assert }) => {
    const world = await arrive(client)
    const place = await world.aim()
    const { id, caseNo } = await world.aCase()
    const [first] = await placesOf(world, id)
    assert.deepEqual(
      [first.state, first.acts.confirm, first.acts.refuse],
      ['to_confirm', null, null]
    )
    assert.match(first.acts.submit.en, /Confirm first/)
    assert.equal((await decide(world, id, place.id, { isRequired: false })).code, 2017)
    await decide(world, id, place.id, { isRequired: false, reason: 'Not marketed there' })
    assert.equal((await placesOf(world, id))[0].state, 'not_required')
    await decide(world, id, place.id, { isRequired: true })
    const [due] = await placesOf(world, id)
    assert.deepEqual([due.state, due.acts.submit], ['due', null])
    const { rows, counts } = await list(world, { group: 'due' })
    assert.deepEqual([rows.length, rows[0].caseNo, counts.due], [1, caseNo, 1])
  })

  test('is listed by group, destination and number, open ones first of all', async ({
    client,
    assert,
  }) => {
    const world = await arrive(client)
    const [one, two] = [await world.aim(), await world.aim()]
    const [first, second] = [await world.aCase(), await world.aCase()]
    const submission = await submit(world, first.id, one.id)
    await decide(world, second.id, two.id, { isRequired: false, reason: 'Not marketed there' })
    const { counts, total } = await list(world)
    assert.deepEqual(counts, {
      ...{ to_confirm: 2, due: 0, under_way: 1, failed: 0, answered: 0, closed: 1 },
    })
    assert.equal(total, 3)
    assert.equal((await list(world, { destination: one.id })).total, 2)
    assert.equal((await list(world, { q: first.caseNo })).total, 2)
    await answer(world, submission, 'accepted')
    const { rows } = await list(world, { group: 'answered' })
    assert.deepEqual([rows[0].state, rows[0].lastAct], ['accepted', 'accepted'])
  })

  test('of a rejected report is submitted again, as a new message', async ({ client, assert }) => {
    const world = await arrive(client)
    const place = await world.aim()
    const { id } = await world.aCase()
    await answer(world, await submit(world, id, place.id), 'rejected')
    const [failed] = await placesOf(world, id)
    assert.deepEqual([failed.state, failed.acts.submit], ['rejected', null])
    const second = await submit(world, id, place.id)
    const { batchNumber } = (await world.browser.get(`/api/submissions/${second}`)).body().data
    assert.match(batchNumber, /-2$/)
    await answer(world, second, 'accepted')
    const [accepted] = await placesOf(world, id)
    assert.equal(accepted.state, 'accepted')
    assert.match(accepted.acts.submit.en, /accepted/)
  })

  test('has its day in the calendar: due, submitted, late', async ({ client, assert }) => {
    const world = await arrive(client)
    const place = await world.aim({ region: 'CN' })
    const { id } = await world.aCase()
    const submission = await submit(world, id, place.id)
    await world.browser
      .post(`/api/submissions/${submission}/receipt`)
      .json({ number: 'R-1', day: '2026-02-12' })
    const owner = db.connection('owner')
    const { companyId: company_id, projectId: project_id, environment } = world.scope
    await owner.table('case_deadlines').insert({
      ...{ case_id: id, company_id, project_id, environment, destination: 'CN', part: 'report' },
      ...{ state: 'due', due: '2026-02-10' },
    })
    const days = (
      await world.browser.get('/api/submissions/calendar').qs({ month: '2026-02' })
    ).body().data
    assert.deepEqual(days, [
      { day: '2026-02-10', due: 1, submitted: 0, late: 1 },
      { day: '2026-02-12', due: 0, submitted: 1, late: 0 },
    ])
    assert.equal((await placesOf(world, id))[0].due, '2026-02-10')
  })
})

test.group('A case with submissions', () => {
  test('is not deleted while one is under way', async ({ client, assert }) => {
    const world = await arrive(client)
    const place = await world.aim()
    const { id } = await world.aCase()
    const submission = await submit(world, id, place.id)
    const remove = () =>
      asUser(world.browser.user, async () => {
        const records = await app.container.make(CaseRecords)
        const act = { name: 'case.deleted', subject: { type: 'case', id }, reason: 'x' } as const
        await new Changes().record(act, async (change) =>
          records.delete(change, await records.lock(change, id))
        )
      })
    await assert.rejects(remove, /under way/)
    await world.browser.post(`/api/submissions/${submission}/close`).json({ reason: 'By fax' })
    await remove()
  })

  test('is held by the gate of its process until everything is answered', async ({
    client,
    assert,
  }) => {
    const world = await arrive(client)
    const place = await world.aim({ name: 'Centre' })
    const { id } = await world.aCase()
    const [gate, sent] = submittedGates
    const asked = async (each: typeof gate) =>
      asUser(world.browser.user, async () =>
        (await each!.ask(id)).map(({ sentence }) => sentence.en)
      )
    const said = () => asked(gate)
    assert.deepEqual(await said(), ['It is not confirmed whether the case is submitted to Centre.'])
    assert.deepEqual(await asked(sent), await said())
    await world.browser.put(`/api/case/${id}/declaration/${place.id}`).json({ isRequired: true })
    assert.deepEqual(await asked(sent), ['Nothing was sent to Centre yet, where the case is due.'])
    const submission = await submit(world, id, place.id)
    assert.deepEqual(await said(), ['The answer of Centre is awaited.'])
    assert.deepEqual(await asked(sent), [])
    await answer(world, submission, 'accepted')
    assert.deepEqual(await said(), [])
  })

  test('is found in the list by its declare status, which a column shows', async ({
    client,
    assert,
  }) => {
    const world = await arrive(client)
    const place = await world.aim()
    const [one] = [await world.aCase(), await world.aCase()]
    await submit(world, one.id, place.id)
    const cases = async (query: object) =>
      (await world.browser.get('/api/cases').qs(query)).body().data.rows
    const found = await cases({ declareStatus: '1' })
    assert.deepEqual(
      found.map(({ id, declareStatus }: { id: string; declareStatus: unknown }) => [
        id,
        String(declareStatus),
      ]),
      [[one.id, '1']]
    )
    assert.lengthOf(await cases({ declareStatus: '2' }), 0)
    const sorted = await cases({ sort: 'declareStatus', order: 'asc' })
    assert.equal(sorted[0].id, one.id)
  })
})

test.group('Many cases', () => {
  test('are confirmed, submitted and closed at once; what cannot be done is named beforehand', async ({
    client,
    assert,
  }) => {
    const world = await arrive(client)
    await world.aim()
    const [one, two, wrong] = [
      ...[await world.aCase(), await world.aCase(), await world.aCase({ G_k: [] })],
    ] as const
    const caseIds = [one, two, wrong].map(({ id }) => id)
    const many = async (body: object) => {
      const { data, ...rest } = (
        await world.browser.post('/api/submissions/many').json({ caseIds, ...body })
      ).body()
      await workOffJobs()
      return { ...rest, ...data }
    }
    const verdicts = async ({ batchId }: { batchId: string }) => {
      const items = `/api/batches/${batchId}/items`
      const { rows } = (await world.browser.get(items).qs({ pageSize: 50 })).body().data
      return rows.map(({ state, code }: Record<string, unknown>) => [state, code])
    }
    assert.equal((await many({ act: 'close' })).code, 2017)
    assert.equal((await many({ act: 'confirm', caseIds: [] })).code, 6016)
    const none = await many({ act: 'submit' })
    assert.equal(none.code, 1006)
    const confirmed = await many({ act: 'confirm' })
    assert.deepEqual(await verdicts(confirmed), Array(3).fill(['done', null]))
    const submitted = await many({ act: 'submit', overWarnings: true })
    assert.deepEqual(submitted.refusedBeforehand, [])
    const expected = [
      ['done', null],
      ['done', null],
      ['refused', 2405],
    ]
    assert.deepEqual(await verdicts(submitted), expected)
    const again = await many({ act: 'submit', overWarnings: true })
    assert.deepEqual(
      again.refusedBeforehand.map(({ caseNo }: { caseNo: string }) => caseNo),
      [one.caseNo, two.caseNo]
    )
    const closed = await many({ act: 'close', reason: 'Reported by fax' })
    assert.deepEqual(await verdicts(closed), [
      ['done', null],
      ['done', null],
    ])
    assert.equal((await list(world, { group: 'closed' })).total, 2)
  })
})
