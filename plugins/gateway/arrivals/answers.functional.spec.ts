import { test } from '@japa/runner'

import { verifyAudit } from '#kernel/changes/verify_audit'

import {
  answering,
  declared,
  listed,
  other,
  owner,
  rows,
  shown,
  steps,
  submit,
  submitted,
  upload,
} from '#plugins/gateway/tests/answering'
import { arrive } from '#plugins/gateway/tests/arrive'

type House = Awaited<ReturnType<typeof arrive>>
type Submitted = Awaited<ReturnType<typeof submitted>>

/** Everything of the project that came or was answered, as one text. */
async function everything({ project }: House): Promise<string> {
  const { projectId } = project
  const [submissions, written, remarks] = await Promise.all([
    owner().from('submissions').where({ project_id: projectId }).orderBy('id'),
    owner().from('submission_steps').where({ project_id: projectId }).orderBy('id'),
    owner().from('submission_remarks').where({ project_id: projectId }).orderBy('id'),
  ])
  return JSON.stringify([submissions, written, remarks])
}

test.group('What receivers answer', () => {
  test('is written to its submission: accepted, with the acknowledgement to download', async ({
    client,
    assert,
  }) => {
    const house = await arrive(client)
    const one = await submitted(house)
    const text = answering(one, 'CA')
    const [verdict] = await upload(house.browser, text)
    assert.containsSubset(verdict, { state: 'matched', submissionIds: [one.submissionId] })
    assert.include(verdict!.sentence.en, one.batchNumber)
    const submission = await shown(house.browser, one.submissionId)
    assert.equal(submission.state, 'accepted')
    const last = submission.steps.at(-1)!
    assert.containsSubset(last, { act: 'accepted', actor: null, code: 2906 })
    assert.include(last.sentence.en, 'LOCAL-1')
    const file = await house.browser.get(`/api/submissions/${one.submissionId}/files/${last.seq}`)
    assert.equal(file.text() || Buffer.from(file.body()).toString(), text)
    assert.equal((await declared(house.browser, one.caseId)).status, 2)
    const { rows: all } = await listed(house.browser)
    assert.containsSubset(all, [{ id: verdict!.arrivalId, state: 'matched', way: 'upload' }])
    assert.deepEqual((await verifyAudit(owner())).faults, [])
  })

  test('is a rejection with five errors, each at its field in the words of the receiver', async ({
    client,
    assert,
  }) => {
    const house = await arrive(client)
    const one = await submitted(house)
    const list = [
      '1: R0100: C.1.3 is not in the list.',
      '2: C.2.r[2].4 must be given.',
      '3: E.i.7 must be given.',
      '4: H.1 is too long.',
      '5: The sender is not registered.',
    ]
    const [verdict] = await upload(house.browser, answering(one, 'CR', [list.join('\n')]))
    assert.equal(verdict!.state, 'matched')
    const { status, remarks } = await declared(house.browser, one.caseId)
    assert.equal(status, 3)
    assert.deepEqual(
      remarks.map(({ place, page, severity, isOpen }) => [place, page, severity, isOpen]),
      [
        ['C.1.3', 'case_identification', 'error', true],
        ['C.2.r[2].4', 'reporter', 'error', true],
        ['E.i[1].7', 'adverse_events', 'error', true],
        ['H.1', 'narrative', 'error', true],
        [null, null, 'error', true],
      ]
    )
    assert.equal(remarks[0]!.rule, 'R0100')
    assert.equal(remarks[1]!.path, `C_2_r[${rows.C_2_r[1]!.id}].C_2_r_4`)
    assert.equal(remarks[4]!.text, 'The sender is not registered.')
    const submission = await shown(house.browser, one.submissionId)
    assert.equal(submission.state, 'rejected')
    assert.equal(submission.steps.at(-1)!.code, 2905)
    assert.lengthOf(submission.remarks, 5)
  })

  test('says warnings beside an acceptance, and where its text was cut', async ({
    client,
    assert,
  }) => {
    const house = await arrive(client)
    const one = await submitted(house)
    const full = 'H.1 is long; E.i[1].7 is '.padEnd(250, 'x')
    await upload(house.browser, answering(one, 'CA', [full]))
    const { status, remarks } = await declared(house.browser, one.caseId)
    assert.equal(status, 2)
    assert.isTrue(remarks[1]!.text.endsWith('xxx …'))
    assert.deepEqual(
      remarks.map(({ place, severity, isCut }) => [place, severity, isCut]),
      [
        ['H.1', 'warning', false],
        ['E.i[1].7', 'warning', true],
      ]
    )
  })

  test('changes nothing a second time', async ({ client, assert }) => {
    const house = await arrive(client)
    const one = await submitted(house)
    const text = answering(one, 'CR', ['H.1 is too long'])
    await upload(house.browser, text)
    const before = await everything(house)
    const again = await upload(house.browser, text, text.replace('too long', 'much too long'))
    assert.deepEqual(
      again.map(({ state }) => state),
      ['repeated', 'repeated']
    )
    assert.equal(await everything(house), before)
    assert.equal((await listed(house.browser)).total, 3)
  })

  test('that come twice at once are written once', async ({ client, assert }) => {
    const house = await arrive(client)
    const one = await submitted(house)
    const text = answering(one, 'CA')
    const states = await Promise.all([1, 2, 3].map(() => upload(house.browser, text)))
    assert.sameMembers(
      states.flat().map(({ state }) => state),
      ['matched', 'repeated', 'repeated']
    )
    assert.deepEqual(steps(await shown(house.browser, one.submissionId)), ['frozen', 'accepted'])
  })

  test('makes no rejection of an acceptance by itself; a person may', async ({
    client,
    assert,
  }) => {
    const house = await arrive(client)
    const one = await submitted(house)
    await upload(house.browser, answering(one, 'CA'))
    const before = await everything(house)
    const [contrary] = await upload(house.browser, answering(one, 'CR', ['H.1 is too long']))
    assert.equal(contrary!.state, 'orphan')
    assert.include(contrary!.sentence.en, 'accepted it before')
    assert.equal(await everything(house), before)
    const answer = await house.browser
      .post(`/api/gateway/arrivals/${contrary!.arrivalId}/assign`)
      .json({ submissionId: one.submissionId })
    assert.isTrue(answer.body().status, JSON.stringify(answer.body()))
    const submission = await shown(house.browser, one.submissionId)
    assert.equal(submission.state, 'rejected')
    assert.isNotNull(submission.steps.at(-1)!.actor)
    assert.lengthOf(submission.remarks, 1)
  })

  test('after the submission was closed stands on its timeline as such, before what it says', async ({
    client,
    assert,
  }) => {
    const house = await arrive(client)
    const one = await submitted(house)
    const place = `/api/submissions/${one.submissionId}`
    await house.browser.post(`${place}/close`).json({ reason: 'By other means' })
    await upload(house.browser, answering(one, 'CA'))
    const submission = await shown(house.browser, one.submissionId)
    assert.deepEqual(steps(submission).slice(-3), ['closed', 'belated', 'accepted'])
    assert.include(submission.steps.at(-2)!.sentence.en, 'after the submission was closed')
  })

  test('becomes an acceptance after a rejection', async ({ client, assert }) => {
    const house = await arrive(client)
    const one = await submitted(house)
    await upload(house.browser, answering(one, 'CR'))
    await upload(house.browser, answering(one, 'CA'))
    assert.equal((await shown(house.browser, one.submissionId)).state, 'accepted')
  })

  test('without any report is decided by its batch; where that decides nothing it is noted', async ({
    client,
    assert,
  }) => {
    const house = await arrive(client)
    const destination = await house.aim()
    const [unread, unclear] = [
      await submitted(house, destination),
      await submitted(house, destination),
    ]
    const batchText = 'Parsing error'
    const of = (one: Submitted, batchCode: string) =>
      answering(one, 'CA', [], { batchCode, batchText, reports: [] })
    await upload(house.browser, of(unread, 'AR'), of(unclear, 'AE'))
    const rejected = await shown(house.browser, unread.submissionId)
    assert.equal(rejected.state, 'rejected')
    assert.containsSubset(rejected.remarks, [{ text: batchText, path: null, severity: 'error' }])
    const noted = await shown(house.browser, unclear.submissionId)
    assert.equal(noted.state, 'portal')
    assert.deepEqual(steps(noted), ['frozen', 'noted'])
  })

  test('is closed in what was said before once a later message is accepted there', async ({
    client,
    assert,
  }) => {
    const house = await arrive(client)
    const one = await submitted(house)
    const elsewhere = await house.aim()
    const there = await submit(house.browser, one.caseId, elsewhere.id, 1)
    const own = { caseId: one.caseId, destination: elsewhere, ...there }
    await upload(house.browser, answering(one, 'CR', ['H.1 is too long']))
    await upload(house.browser, answering(own, 'CR', ['D.1 is too long']))
    const next = await submit(house.browser, one.caseId, one.destination.id, 1)
    const later = { ...one, ...next }
    await upload(house.browser, answering(later, 'CA', ['C.1.3 is unusual']))
    const { remarks } = await declared(house.browser, one.caseId)
    assert.deepEqual(remarks.map(({ place, isOpen }) => [place, isOpen]).toSorted(), [
      ['C.1.3', true],
      ['D.1', true],
      ['H.1', false],
    ])
    assert.deepEqual((await verifyAudit(owner())).faults, [])
  })

  test('may be marked as handled by hand, and back', async ({ client, assert }) => {
    const house = await arrive(client)
    const one = await submitted(house)
    await upload(house.browser, answering(one, 'CR', ['H.1 is too long']))
    const { id } = (await declared(house.browser, one.caseId)).remarks[0]!
    for (const isOpen of [false, false, true]) {
      const answer = await house.browser.put(`/api/remarks/${id}`).json({ isOpen })
      assert.isTrue(answer.body().status)
      const [remark] = (await declared(house.browser, one.caseId)).remarks
      assert.equal(remark!.isOpen, isOpen)
    }
    const { project } = await other(client, house)
    assert.equal(
      (await project.put(`/api/remarks/${id}`).json({ isOpen: false })).body().code,
      1005
    )
  })
})
