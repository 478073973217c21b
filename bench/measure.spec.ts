import { setImmediate as soon } from 'node:timers/promises'
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
    let [now, atOnce, most] = [1000, 0, 0]
    const work = async (item: number) => {
      most = Math.max(most, ++atOnce)
      await soon()
      now += 50
      atOnce--
      done.push(item)
    }
    assert.equal(await rate([1, 2, 3, 4], 4, work, () => now), 20)
    assert.sameMembers(done, [1, 2, 3, 4])
    assert.equal(most, 4)
  })
})
