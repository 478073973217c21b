import { performance } from 'node:perf_hooks'

import { test } from '@japa/runner'

import { listAsJson } from '#kernel/json_in_turns'
import { Turns } from '#kernel/turns'

function workFor(ms: number) {
  for (const until = performance.now() + ms; performance.now() < until;);
}

test.group('Long work in turns', () => {
  test('leaves all others as long as it was at work itself', async ({ assert }) => {
    const turns = new Turns()
    for (let step = 0; step < 20; step++) {
      const began = performance.now()
      workFor(8)
      const worked = performance.now()
      await turns.rest()
      // A timer may come up to a millisecond early.
      if (step > 2) assert.isAtLeast(performance.now() - worked, worked - began - 1)
    }
  })

  test('leaves others who are at work meanwhile three times as long', async ({
    assert,
    cleanup,
  }) => {
    let isOver = false
    cleanup(() => void (isOver = true))
    const serve = () => {
      workFor(1)
      if (!isOver) setImmediate(serve)
    }
    serve()
    const turns = new Turns()
    for (let step = 0; step < 10; step++) {
      const began = performance.now()
      workFor(8)
      const worked = performance.now()
      await turns.rest()
      // Each of two timers may come up to a millisecond early.
      if (step > 2) assert.isAtLeast(performance.now() - worked, 3 * (worked - began) - 2)
    }
  })

  test('waits for nobody who is not there while it is short', async ({ assert }) => {
    // On a busy machine five milliseconds of work take many more of the clock on the wall.
    let now = 0
    const turns = new Turns(() => now)
    const before = performance.eventLoopUtilization()
    for (let step = 0; step < 2; step++) {
      now += 5
      await turns.rest()
    }
    assert.isBelow(performance.eventLoopUtilization(before).idle, 1)
  })

  test('writes a list as JSON as it would at one go', async ({ assert }) => {
    for (const length of [0, 1, 199, 200, 201, 1000]) {
      const list = Array.from({ length }, (_, at) => (at % 3 ? { at, gone: undefined } : `"${at}`))
      assert.equal(await listAsJson(list), JSON.stringify(list))
    }
    assert.equal(await listAsJson([1, 2], (each) => ({ each })), '[{"each":1},{"each":2}]')
  })
})
