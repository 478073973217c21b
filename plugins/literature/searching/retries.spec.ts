import { test } from '@japa/runner'

import { nextTry } from '#plugins/literature/searching/retries'

test.group('A source that failed', () => {
  test('is asked again after 1, 5, 15 and 60 minutes, then hourly without an end', ({ assert }) => {
    const last = new Date('2026-03-01T10:00:00Z')
    const minutes = [1, 2, 3, 4, 5, 40].map(
      (failed) => (nextTry(failed, last).getTime() - last.getTime()) / 60_000
    )
    assert.deepEqual(minutes, [1, 5, 15, 60, 60, 60])
  })
})
