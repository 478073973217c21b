import { setImmediate as soon, setTimeout as sleep } from 'node:timers/promises'

import { test } from '@japa/runner'

import { strangersTurn } from '#kernel/http/strangers_turn'

const isIn = () => Promise.race([strangersTurn().then(() => true), soon(false)])

test.group('Whoever has not signed in', () => {
  test('does not wait when nobody else came', async ({ assert }) => {
    await sleep(10)
    assert.isTrue(await isIn())
  })

  test('comes one after the other when many come at once', async ({ assert }) => {
    await sleep(10)
    const began = performance.now()
    const came = await Promise.all(
      Array.from({ length: 50 }, () => strangersTurn().then(() => performance.now() - began))
    )
    // Timers come a little early.
    for (const [at, ms] of came.entries()) assert.isAtLeast(ms, at * 5 - 2)
  })

  test('waits a second at most, however many came', async ({ assert }) => {
    await sleep(10)
    const order: string[] = []
    const many = Array.from({ length: 1000 }, () => strangersTurn())
    const last = strangersTurn().then(() => order.push('the last'))
    await Promise.all([...many, last, sleep(2000).then(() => order.push('two seconds'))])
    assert.deepEqual(order, ['the last', 'two seconds'])
  })
})
