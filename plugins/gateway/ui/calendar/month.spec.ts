import { test } from '@japa/runner'

import { addMonths, weeksOf } from '#plugins/gateway/ui/calendar/month'

test.group('The months of the calendar', () => {
  test('go over the turn of the year, forth and back', ({ assert }) => {
    assert.equal(addMonths('2026-12', 1), '2027-01')
    assert.equal(addMonths('2026-01', -1), '2025-12')
  })

  test('are whole weeks from Monday on: November 2026 begins on a Sunday', ({ assert }) => {
    const weeks = weeksOf('2026-11')
    assert.lengthOf(weeks, 6)
    assert.equal(weeks[0]![0], '2026-10-26')
    assert.equal(weeks[0]![6], '2026-11-01')
    assert.equal(weeks.at(-1)![6], '2026-12-06')
  })

  test('take four weeks where a February begins on a Monday', ({ assert }) => {
    assert.deepEqual(
      weeksOf('2027-02').map(([first]) => first),
      ['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22']
    )
  })
})
