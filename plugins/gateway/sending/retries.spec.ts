import { test } from '@japa/runner'

import { nextTry } from '#plugins/gateway/sending/retries'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test.group('A message that did not leave', () => {
  test('is tried again after 1, 5, 15 and 60 minutes, then hourly', ({ assert }) => {
    const failed = [0]
    const pauses: number[] = []
    for (let tries = 0; tries < 6; tries += 1) {
      const next = nextTry(failed)!
      pauses.push((next - failed.at(-1)!) / MINUTE)
      failed.push(next)
    }
    assert.deepEqual(pauses, [1, 5, 15, 60, 60, 60])
  })

  test('is tried for a day and no longer', ({ assert }) => {
    assert.equal(nextTry([0, MINUTE, 24 * HOUR - 1]), 24 * HOUR - 1 + 15 * MINUTE)
    assert.isNull(nextTry([0, MINUTE, 24 * HOUR]))
  })
})
