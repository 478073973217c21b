import { test } from '@japa/runner'

import { TAB_THROTTLE_MS, throttle } from '#plugins/cases/ui/open/throttle'

test.group('Tabs', () => {
  test('are switched once in 300 ms at most', ({ assert }) => {
    let now = 1000
    let switched = 0
    const run = throttle(TAB_THROTTLE_MS, () => now)
    for (const at of [1000, 1100, 1299, 1300, 1301, 1600]) {
      now = at
      run(() => switched++)
    }
    assert.equal(switched, 3)
  })
})
