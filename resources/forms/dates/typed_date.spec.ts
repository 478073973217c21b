import { test } from '@japa/runner'

import { readTypedDate, shownDate } from '#resources/forms/dates/typed_date'

const TODAY = '2026-11-21'

test.group('Typing a date', () => {
  test('{typed} is understood as {read}')
    .with([
      { typed: '2025', read: '2025' },
      { typed: '202503', read: '2025-03' },
      { typed: '2025-03', read: '2025-03' },
      { typed: '2025-3', read: '2025-03' },
      { typed: '20250304', read: '2025-03-04' },
      { typed: '2025/3/4', read: '2025-03-04' },
      { typed: '2025.03.04', read: '2025-03-04' },
      { typed: '202503041020', read: '2025-03-04T10:20' },
      { typed: '20250304102030+0800', read: '2025-03-04T10:20:30+08:00' },
      { typed: '2025-03-04 10', read: '2025-03-04T10' },
      { typed: '2025-03-04 10:20', read: '2025-03-04T10:20' },
      { typed: '2025-03-04T10:20:30.5-05:00', read: '2025-03-04T10:20:30.5-05:00' },
      { typed: '2025-03-04 10:20Z', read: '2025-03-04T10:20+00:00' },
      { typed: 't', read: TODAY },
      { typed: ' T ', read: TODAY },
    ])
    .run(({ assert }, { typed, read }) => assert.equal(readTypedDate(typed, TODAY), read))

  test('what is no date is kept as it was typed: {$self}')
    .with(['spring 2025', '25', '2025-', '04.03.2025', '2025030', '2025-03-04 morning'])
    .run(({ assert }, typed) => assert.equal(readTypedDate(typed, TODAY), typed))

  test('a month never becomes a day and a day never gets a time', ({ assert }) => {
    assert.equal(readTypedDate('2025-03', TODAY).length, 7)
    assert.equal(readTypedDate('2025-03-04', TODAY).length, 10)
  })

  test('a time without a day is no date', ({ assert }) => {
    assert.equal(readTypedDate('2025-03 10:20', TODAY), '2025-03 10:20')
  })

  test('the box shows a blank where the stored date has its T, and can be read back', ({
    assert,
  }) => {
    assert.equal(shownDate('2025-03-04T10:20+08:00'), '2025-03-04 10:20+08:00')
    assert.equal(
      readTypedDate(shownDate('2025-03-04T10:20+08:00'), TODAY),
      '2025-03-04T10:20+08:00'
    )
  })
})
