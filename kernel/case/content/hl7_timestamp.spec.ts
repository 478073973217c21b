import { test } from '@japa/runner'
import fc from 'fast-check'

import { fromTimestamp, toTimestamp } from '#kernel/case/content/hl7_timestamp'
import { parsePartialDate } from '#kernel/case/content/partial_date'

const digits = (length: number) =>
  fc.integer({ min: 0, max: 10 ** length - 1 }).map((value) => String(value).padStart(length, '0'))
const two = digits(2)
const zone = fc
  .tuple(fc.constantFrom('+', '-'), two, fc.option(two))
  .map(([sign, hours, minutes]) => sign + hours + (minutes ?? ''))
const day = fc.tuple(digits(4), two, two).map((parts) => parts.join(''))
const time = fc
  .tuple(day, two, fc.option(two), fc.option(two), fc.option(fc.integer({ min: 1, max: 4 })))
  .map(([date, hour, minute, second, fraction]) => {
    if (minute === null) return date + hour
    if (second === null) return date + hour + minute
    return (
      date + hour + minute + second + (fraction === null ? '' : `.${'1234'.slice(0, fraction)}`)
    )
  })
const timestamps = fc.oneof(
  digits(4),
  digits(6),
  day,
  fc.tuple(time, fc.option(zone)).map(([text, offset]) => text + (offset ?? ''))
)

test.group('Time stamps of the message', () => {
  test('a time stamp becomes a partial date and is written back letter by letter', ({ assert }) => {
    fc.assert(
      fc.property(timestamps, (text) => {
        const date = fromTimestamp(text)
        assert.isNotNull(parsePartialDate(date), `${text} became ${date}`)
        assert.equal(toTimestamp(date), text)
        assert.equal(fromTimestamp(toTimestamp(date)), date)
      }),
      { numRuns: 500 }
    )
  })

  test('precision, fraction and zone are kept', ({ assert }) => {
    const pairs = [
      ['2025', '2025'],
      ['202503', '2025-03'],
      ['20250304', '2025-03-04'],
      ['2025030410', '2025-03-04T10'],
      ['202503041020', '2025-03-04T10:20'],
      ['20250304102030', '2025-03-04T10:20:30'],
      ['20250304102030.0000+0800', '2025-03-04T10:20:30.0000+08:00'],
      ['20250304102030-0000', '2025-03-04T10:20:30-00:00'],
      ['2025030410+08', '2025-03-04T10+08'],
    ] as const
    for (const [stamp, date] of pairs) {
      assert.equal(fromTimestamp(stamp), date)
      assert.equal(toTimestamp(date), stamp)
    }
  })

  test('a text that is no time stamp is kept as it came', ({ assert }) => {
    for (const text of ['', 'yesterday', '202', '20250', '2025-03-04T25:00Z', '202503041']) {
      assert.equal(fromTimestamp(text), text)
      assert.equal(toTimestamp(fromTimestamp(text)), text)
    }
  })
})
