import { test } from '@japa/runner'

import { type DatedStep, submissionDay } from '#plugins/gateway/sending/submission_day'

const left: DatedStep = { act: 'tried', hasLeft: true, day: '2026-03-01' }
const received: DatedStep = { act: 'delivered', day: '2026-03-02' }
const accepted: DatedStep = { act: 'accepted', day: '2026-03-04' }

test.group('The day of a submission', () => {
  test('is that of the step that its destination counts', ({ assert }) => {
    const steps = [left, received, accepted]
    assert.equal(submissionDay(steps, 'sending', 'accepted'), '2026-03-01')
    assert.equal(submissionDay(steps, 'receipt', 'accepted'), '2026-03-02')
    assert.equal(submissionDay(steps, 'acknowledgement', 'accepted'), '2026-03-04')
  })

  test('is that of what shows that the step was, where it left no trace', ({ assert }) => {
    assert.equal(submissionDay([received], 'sending', 'delivered'), '2026-03-02')
    assert.equal(submissionDay([accepted], 'receipt', 'accepted'), '2026-03-04')
  })

  test('is not known before, and none of what was rejected or withdrawn', ({ assert }) => {
    assert.isNull(submissionDay([left], 'receipt', 'sent'))
    assert.isNull(submissionDay([left, received], 'receipt', 'rejected'))
  })
})
