import { test } from '@japa/runner'

import type { Step } from '#plugins/literature/contract/review'
import { proposeDayZero } from '#plugins/literature/reading/day_zero'

const proofs = (['P', 'D', 'R', 'W'] as const).map((criterion) => ({
  ...{ patient: 1, criterion, text: `sentence ${criterion}` },
}))
const whole = proofs.map(({ text }) => text).join('. ')
const dayOf = (moment: string) => moment.slice(0, 10)
const now = '2026-03-09T00:00:00Z'
const textCame: Step = {
  ...{ seq: 2, actorId: null, actorName: 'Anna', at: '2026-03-05T08:00:00Z', caseId: null },
  details: { act: 'full_text', sha: 'a', name: 'a.pdf', size: 1, mediaType: 'application/pdf' },
}

test.group('Day 0 of an article', () => {
  test('is the day on which the first record came that says all four criteria', ({ assert }) => {
    const records = [
      { at: '2026-03-03T08:00:00Z', says: whole },
      { at: '2026-03-02T08:00:00Z', says: 'sentence P alone' },
      { at: '2026-03-04T08:00:00Z', says: whole },
    ]
    const { day } = proposeDayZero({ records, steps: [textCame], proofs }, dayOf, now)
    assert.equal(day, '2026-03-03')
  })

  test('is the day of the full text where no record says them all', ({ assert }) => {
    const records = [{ at: '2026-03-02T08:00:00Z', says: 'sentence P alone' }]
    const { day, because } = proposeDayZero({ records, steps: [textCame], proofs }, dayOf, now)
    assert.equal(day, '2026-03-05')
    assert.match(because.en, /full text/)
  })

  test('is the present day, which it says, while not all of them are proved', ({ assert }) => {
    const records = [{ at: '2026-03-02T08:00:00Z', says: whole }]
    const three = proofs.slice(0, 3)
    const { day, because } = proposeDayZero({ records, steps: [], proofs: three }, dayOf, now)
    assert.equal(day, '2026-03-09')
    assert.match(because.en, /Not all four/)
  })
})
