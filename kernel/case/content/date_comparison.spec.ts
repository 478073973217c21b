import { test } from '@japa/runner'

import { compareDates, isFuture, isPast, rangeOf } from '#kernel/case/content/date_comparison'
import { isAtLeastAsPrecise, isRealDate, precisionOf } from '#kernel/case/content/partial_date'

test.group('Partial dates', () => {
  test('the precision is what was reported', ({ assert }) => {
    const known = { '2025': 'year', '2025-03': 'month', '2025-03-04': 'day' } as const
    for (const [text, precision] of Object.entries(known))
      assert.equal(precisionOf(text), precision)
    assert.equal(precisionOf('2025-03-04T10'), 'hour')
    assert.equal(precisionOf('2025-03-04T10:20+08:00'), 'minute')
    assert.equal(precisionOf('2025-03-04T10:20:30.12-00:00'), 'second')
    assert.isNull(precisionOf('20250304'))
    assert.isNull(precisionOf('2025-3'))
    assert.isNull(precisionOf(2025))
    assert.isTrue(isAtLeastAsPrecise('day', 'day'))
    assert.isFalse(isAtLeastAsPrecise('month', 'day'))
  })

  test('a day that the calendar does not have is no real date', ({ assert }) => {
    for (const text of ['2024-02-29', '2025', '0099-12-31', '2025-03-04T23:59:59']) {
      assert.isTrue(isRealDate(text), text)
    }
    for (const text of [
      '2025-02-29',
      '2025-13',
      '2025-04-31',
      '2025-03-04T24',
      '2025-00-01',
      'x',
    ]) {
      assert.isFalse(isRealDate(text), text)
    }
  })

  test('dates are compared at the coarser of their precisions', ({ assert }) => {
    assert.equal(compareDates('2026-09', '2026-08-30'), 1)
    assert.equal(compareDates('2026', '2026-08-30'), 0)
    assert.equal(compareDates('2026-08', '2026-08-30T10:00:00+08:00'), 0)
    assert.equal(compareDates('2026-08-29', '2026-08-30T10'), -1)
    assert.isNull(compareDates('2026', 'unknown'))
    assert.isNull(compareDates(undefined, '2026'))
  })

  test('zones count only where both dates have one', ({ assert }) => {
    assert.equal(compareDates('2026-08-30T08:00+08:00', '2026-08-30T00:00-00:00'), 0)
    assert.equal(compareDates('2026-08-30T08:00+08:00', '2026-08-30T01:00-00:00'), -1)
    assert.equal(compareDates('2026-08-30T08:00+08:00', '2026-08-30T07:00'), 1)
  })

  test('a date covers a period: a month never becomes a day', ({ assert }) => {
    const month = rangeOf('2024-02')!
    assert.equal((month.to - month.from) / 86_400_000, 29)
    const instant = rangeOf('2024-02-03T10:00:00+08:00')!
    assert.equal(instant.from, Date.UTC(2024, 1, 3, 2))
    assert.equal(instant.to - instant.from, 1000)
    assert.equal(rangeOf('0050')!.from, new Date('0050-01-01T00:00:00Z').getTime())
    assert.isNull(rangeOf('soon'))
  })

  test('the future begins where no place on earth can have reached it', ({ assert }) => {
    const now = Date.UTC(2026, 0, 10, 12)
    assert.isFalse(isFuture('2026', now), 'a year that has begun')
    assert.isFalse(isFuture('2026-01-11', now), 'already tomorrow at +14:00')
    assert.isTrue(isFuture('2026-01-12', now))
    assert.isTrue(isFuture('2026-01-10T12:00:01-00:00', now))
    assert.isFalse(isFuture('2026-01-10T20:00:00+08:00', now))
    assert.isTrue(isPast('2025', now))
    assert.isFalse(isPast('2026-01', now))
    assert.isTrue(isPast('2026-01-09', now), 'over at -12:00 as well')
    assert.isFalse(isPast('2026-01-10', now))
  })
})
