import { test } from '@japa/runner'

import {
  canWithdraw,
  declareStatus,
  type FoldedStep,
  isUnderWay,
  stateOf,
  type SubmissionAct,
  type SubmissionState,
  submissionStates,
} from '#plugins/gateway/contract/submission'

const failed: FoldedStep = { act: 'tried', hasLeft: false }
const left: FoldedStep = { act: 'tried', hasLeft: true }
const step = (act: SubmissionAct): FoldedStep => ({ act })
const frozen = [step('frozen'), step('packed')]
const of = (...steps: FoldedStep[]) => stateOf([...frozen, ...steps], false)

test.group('Where a submission is', () => {
  test('follows from its steps: waiting, sent, delivered, answered', ({ assert }) => {
    assert.equal(of(), 'queued')
    assert.equal(of(failed), 'waiting')
    assert.equal(of(failed, left), 'sent')
    assert.equal(of(left, step('delivered')), 'delivered')
    assert.equal(of(step('delivered'), step('accepted')), 'accepted')
    assert.equal(of(step('delivered'), step('rejected')), 'rejected')
  })

  test('goes by a portal where it has no connection, until its receipt is entered', ({
    assert,
  }) => {
    assert.equal(stateOf([step('frozen'), step('fetched')], true), 'portal')
    assert.equal(stateOf([step('frozen'), step('fetched'), step('receipted')], true), 'delivered')
  })

  test('is queued once more when a person resumes what was stopped', ({ assert }) => {
    assert.equal(of(failed, step('halted')), 'halted')
    assert.equal(of(failed, step('halted'), step('resumed')), 'queued')
  })

  test('stays as it is by notes, by what is late and by what is fetched', ({ assert }) => {
    for (const act of ['noted', 'reminded', 'escalated', 'fetched'] as const) {
      assert.equal(of(step('delivered'), step(act)), 'delivered', act)
    }
  })

  test('stays accepted whatever comes later, but what a person decides', ({ assert }) => {
    const accepted = [step('delivered'), step('accepted')]
    for (const act of ['rejected', 'halted', 'delivered'] as const) {
      assert.equal(of(...accepted, step(act)), 'accepted', act)
    }
    assert.equal(of(...accepted, { act: 'rejected', isByPerson: true }), 'rejected')
    assert.equal(of(...accepted, step('closed')), 'closed')
  })

  test('is accepted where an acknowledgement overtakes the receipt', ({ assert }) => {
    assert.equal(of(left, step('accepted'), step('delivered')), 'accepted')
  })
})

test.group('A submission can be withdrawn', () => {
  test('as long as nothing of it has left', ({ assert }) => {
    assert.isTrue(canWithdraw(frozen))
    assert.isTrue(canWithdraw([...frozen, failed, step('noted')]))
  })

  test('and no longer once a try has left, a file was fetched or a person stopped it', ({
    assert,
  }) => {
    for (const later of [left, step('delivered'), step('fetched'), step('halted')]) {
      assert.isFalse(canWithdraw([...frozen, later]), later.act)
    }
  })
})

test.group('A receipt that is faster than the end of the try', () => {
  test('counts: the message is delivered', ({ assert }) => {
    const hasLeft = [
      { act: 'frozen' },
      { act: 'delivered' },
      { act: 'tried', hasLeft: true },
    ] as const
    assert.equal(stateOf(hasLeft, false), 'delivered')
    assert.equal(stateOf([...hasLeft, { act: 'resumed' }], false), 'queued')
  })
})

test.group('The declare status of a case', () => {
  test('is 0 where nothing was submitted, or all was withdrawn', ({ assert }) => {
    assert.equal(declareStatus([]), 0)
    assert.equal(declareStatus(['withdrawn', 'withdrawn']), 0)
  })

  test('is 3 by one failure, whatever the others are', ({ assert }) => {
    assert.equal(declareStatus(['accepted', 'rejected', 'delivered']), 3)
    assert.equal(declareStatus(['halted', 'closed']), 3)
  })

  test('is 1 by one that is under way, before a success', ({ assert }) => {
    for (const state of submissionStates.filter(isUnderWay)) {
      assert.equal(declareStatus(['accepted', state]), 1, state)
    }
  })

  test('is 2 by a success beside what is closed, 4 when all are closed', ({ assert }) => {
    assert.equal(declareStatus(['accepted', 'closed', 'withdrawn']), 2)
    assert.equal(declareStatus(['closed', 'closed']), 4)
  })

  test('is said for every state', ({ assert }) => {
    const by: [SubmissionState, number][] = submissionStates.map((state) => [
      state,
      declareStatus([state]),
    ])
    assert.deepEqual(Object.fromEntries(by), {
      ...{ queued: 1, waiting: 1, sent: 1, portal: 1, delivered: 1 },
      ...{ accepted: 2, rejected: 3, halted: 3, withdrawn: 0, closed: 4 },
    })
  })
})
