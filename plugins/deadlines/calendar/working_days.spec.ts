import { test } from '@japa/runner'

import { workingDays } from '#plugins/deadlines/calendar/working_days'
import { sendBy } from '#plugins/deadlines/contract/calendar'

const china = workingDays('CN', [2025, 2026, 2027])

const by = (due: string, calendar = china) => {
  const found = sendBy(due, calendar)
  return 'day' in found ? found.day : found.unknownYear
}

test.group('Working days', () => {
  test('a report that is due on a Sunday is sent on the Friday before', ({ assert }) => {
    assert.equal(by('2026-11-29'), '2026-11-27')
    assert.equal(by('2026-11-27'), '2026-11-27')
  })

  test('in China the moved days count: work on a Saturday, no work in the week of the feast', ({
    assert,
  }) => {
    assert.equal(by('2026-10-07'), '2026-09-30', 'National Day')
    assert.equal(by('2026-10-11'), '2026-10-10', 'a Saturday that is worked')
    assert.equal(by('2026-02-15'), '2026-02-14', 'a Saturday that is worked')
    assert.equal(by('2026-02-23'), '2026-02-14', 'Spring Festival')
    assert.equal(by('2026-09-20'), '2026-09-20', 'a Sunday that is worked')
    assert.equal(by('2025-10-08'), '2025-09-30')
  })

  test('a year that was not announced says so', ({ assert }) => {
    assert.deepEqual(china.years, [2025, 2026])
    assert.equal(by('2027-01-04'), 2027)
    assert.equal(by('2026-12-31'), '2026-12-31')
  })

  test('other countries have their own days', ({ assert }) => {
    const germany = workingDays('DE', [2026])
    assert.equal(by('2026-12-26', germany), '2026-12-24')
    assert.equal(by('2026-05-01', germany), '2026-04-30')
    const states = workingDays('US', [2026])
    assert.equal(by('2026-11-26', states), '2026-11-25', 'Thanksgiving')
    const japan = workingDays('JP', [2026])
    assert.equal(by('2026-05-06', japan), '2026-05-01', 'Golden Week')
  })

  test('days of the company come before those of the country', ({ assert }) => {
    const own = workingDays(
      'CN',
      [2026],
      [
        { day: '2026-11-27', kind: 'off' },
        { day: '2026-11-28', kind: 'work' },
      ]
    )
    assert.equal(by('2026-11-29', own), '2026-11-28')
    assert.equal(by('2026-11-27', own), '2026-11-26')
  })
})
