import { test } from '@japa/runner'

import { atMost } from '#kernel/threads/at_most'

test.group('At most so many at once', () => {
  test('lets the others wait, and goes on after a failure', async ({ assert }) => {
    const inTurn = atMost(2)
    let running = 0
    let most = 0
    const work = (fails: boolean) =>
      inTurn(async () => {
        most = Math.max(most, ++running)
        await new Promise((done) => setTimeout(done, 2))
        running--
        if (fails) throw new Error('failed')
      })
    const done = await Promise.allSettled([true, false, true, false, false].map(work))
    assert.equal(most, 2)
    assert.deepEqual(
      done.map(({ status }) => status),
      ['rejected', 'fulfilled', 'rejected', 'fulfilled', 'fulfilled']
    )
  })
})
