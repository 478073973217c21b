import { test } from '@japa/runner'

import { answersOf } from '#plugins/gateway/answers/acknowledgement'
import { readAcknowledgements } from '#plugins/gateway/answers/read_acknowledgement'
import { matchAnswer } from '#plugins/gateway/arrivals/match_answer'
import type { AnsweredSubmission } from '#plugins/gateway/records/answered_submissions'
import { anAcknowledgement } from '#tests/invented/acknowledgement'

const answers = (written: Parameters<typeof anAcknowledgement>[0]) =>
  readAcknowledgements(Buffer.from(anAcknowledgement(written))).flatMap(answersOf)

const sent = (given: Partial<AnsweredSubmission> = {}): AnsweredSubmission => ({
  ...{ id: 'own', caseId: 'case', caseRevision: 1, destinationId: 'cde', connectionId: 'as2' },
  ...{ batchNumber: 'B-1', messageNumber: 'CN-PHAROS-1', receivers: ['AUTHORITY', 'CENTRE'] },
  state: 'delivered',
  ...given,
})

/** Id of the submission that is matched, or why none is. */
function matched(
  written: Parameters<typeof anAcknowledgement>[0],
  submissions: readonly AnsweredSubmission[],
  connectionId: string | null = null
) {
  return answers(written).map((answer) => {
    const match = matchAnswer(answer, submissions, connectionId)
    return match.kind === 'one' ? match.submission.id : match.kind
  })
}

test.group('An acknowledgement', () => {
  test('answers the submission whose batch it names, whatever report it names', ({ assert }) => {
    const other = sent({ id: 'other', batchNumber: 'B-2' })
    assert.deepEqual(matched({}, [other, sent()]), ['own'])
    assert.deepEqual(matched({ reports: [{ number: 'a-uuid' }] }, [other, sent()]), ['own'])
    assert.deepEqual(matched({ reports: [] }, [other, sent()]), ['own'])
  })

  test('answers by any of its numbers where no batch has its batch number', ({ assert }) => {
    assert.deepEqual(matched({ batchNumber: 'lost' }, [sent()]), ['own'])
    assert.deepEqual(matched({ batchNumber: 'CN-PHAROS-1', reports: [] }, [sent()]), ['own'])
    assert.deepEqual(matched({ batchNumber: 'x', reports: [{ number: 'y' }] }, [sent()]), [
      'unknown',
    ])
  })

  test('answers of several reports of a batch those that are ours', ({ assert }) => {
    const reports = [{ number: 'CN-PHAROS-1' }, { number: 'of somebody else' }]
    assert.deepEqual(matched({ reports }, [sent()]), ['own', 'unknown'])
  })

  test('answers what left by the connection that it comes by, and by an upload anything', ({
    assert,
  }) => {
    assert.deepEqual(matched({}, [sent()], 'as2'), ['own'])
    assert.deepEqual(matched({}, [sent()], 'folder'), ['other_way'])
    assert.deepEqual(matched({}, [sent()], null), ['own'])
  })

  test('answers of several messages of a case at a destination the one under way, else the latest', ({
    assert,
  }) => {
    const lost = { batchNumber: 'lost' }
    const later = sent({ id: 'later', batchNumber: 'B-3', state: 'rejected' })
    assert.deepEqual(matched(lost, [later, sent()]), ['own'])
    assert.deepEqual(matched(lost, [later, sent({ state: 'accepted' })]), ['later'])
    const withdrawn = sent({ id: 'w', batchNumber: 'B-4', state: 'withdrawn' })
    assert.deepEqual(matched(lost, [withdrawn, sent({ state: 'accepted' })]), ['own'])
  })

  test('is told apart by its sender where several destinations have the report', ({ assert }) => {
    const lost = { batchNumber: 'lost' }
    const elsewhere = sent({ id: 'eu', destinationId: 'ema', receivers: ['EVHUMAN'] })
    assert.deepEqual(matched(lost, [elsewhere, sent()]), ['own'])
    assert.deepEqual(matched({ ...lost, sender: 'EVHUMAN' }, [elsewhere, sent()]), ['eu'])
    assert.deepEqual(matched({ ...lost, sender: 'unknown' }, [elsewhere, sent()]), ['several'])
  })
})
