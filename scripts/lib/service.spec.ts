import { test } from '@japa/runner'

import { isAlive } from '#kernel/database/embedded/process_lock'

import { until } from '#tests/until'

import { Pauses } from './pauses.ts'
import { Service } from './service.ts'

const MINUTE = 60_000

test.group('Pauses before a service is started again', () => {
  test('grow up to eight seconds and never come to an end', ({ assert }) => {
    const pauses = new Pauses()
    const all = Array.from({ length: 100 }, () => pauses.after(0))
    assert.deepEqual(all.slice(0, 6), [500, 1000, 2000, 4000, 8000, 8000])
    assert.deepEqual([...new Set(all.slice(6))], [8000])
  })

  test('are short again after it had come to its work', ({ assert }) => {
    const pauses = new Pauses()
    for (let ends = 0; ends < 5; ends++) pauses.after(0)
    assert.equal(pauses.after(MINUTE), 500)
  })

  test('do not grow by ends that are excused', ({ assert }) => {
    const pauses = new Pauses()
    for (let ends = 0; ends < 5; ends++) assert.equal(pauses.after(0, true), 500)
  })
})

test.group('A service', () => {
  /** Runs a script as a service that is started again at once. */
  function serve(script: string, isExcused?: () => Promise<boolean>) {
    const starts: (number | undefined)[] = []
    const pauses = new Pauses(1)
    const service: Service = new Service({
      ...{ name: 'spec', args: ['-e', script], env: {}, pauses, isExcused },
      onStart: () => starts.push(service.pid),
    })
    service.start()
    const started = async (times: number) => {
      await until(`${times} starts`, () => starts.length >= times)
      return starts
    }
    return { service, started, pauses }
  }

  test('that ends comes back, however often', async ({ assert, cleanup }) => {
    const { service, started } = serve('process.exit(1)')
    cleanup(() => service.stop())
    assert.lengthOf(new Set(await started(9)), 9)
    assert.isTrue(service.isFailing)
  })

  test('that ends while what it stands on is away is not failing, until it ends for itself', async ({
    assert,
    cleanup,
  }) => {
    let isAway = true
    const { service, started } = serve('process.exit(1)', async () => isAway)
    cleanup(() => service.stop())
    const { length } = await started(9)
    assert.isFalse(service.isFailing)
    isAway = false
    await started(length + 9)
    assert.isTrue(service.isFailing)
  })

  test('that is told to stop ends and does not come back', async ({ assert }) => {
    let ends = 0
    const { service, started, pauses } = serve('setInterval(() => {}, 1000)', async () => {
      ends++
      return false
    })
    const starts = await started(1)
    await service.stop()
    assert.isFalse(isAlive(starts[0]!))
    await until('an end that was heard of', () => ends > 0)
    assert.equal(pauses.inARow, 0, 'no start is planned')
    assert.lengthOf(starts, 1)
  })
})
