import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'

import { percentiles, rate } from './measure.js'

test.group('measuring', () => {
  test('reads percentiles by nearest rank', ({ assert }) => {
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
    assert.deepEqual(percentiles(hundred), { p50: 50, p95: 95, most: 100, tries: 100 })
    assert.deepEqual(percentiles([7]), { p50: 7, p95: 7, most: 7, tries: 1 })
  })

  test('counts what is done in a second, several at once', async ({ assert }) => {
    const done: number[] = []
    let [atOnce, most, longest] = [0, 0, 0]
    const since = (began: number) => (performance.now() - began) / 1000
    const began = performance.now()
    const perSecond = await rate([1, 2, 3, 4], 4, async (item) => {
      const asleep = performance.now()
      most = Math.max(most, ++atOnce)
      await sleep(50)
      atOnce--
      done.push(item)
      longest = Math.max(longest, since(asleep))
    })
    const seconds = since(began)
    assert.sameMembers(done, [1, 2, 3, 4])
    assert.equal(most, 4)
    // However long it took: no more than four in the longest, no fewer than four in the time around it.
    assert.isAtMost(perSecond, 4 / longest)
    assert.isAtLeast(perSecond, 4 / seconds)
  })
})
