import { setImmediate as soon } from 'node:timers/promises'

import { test } from '@japa/runner'

import { Threads, ThreadsClosed, TookTooLong } from '#kernel/threads/threads'
import type { Task } from '#tests/fixtures/threads/tasks'

type Settings = ConstructorParameters<typeof Threads>[0]

const module = new URL('../../tests/fixtures/threads/tasks', import.meta.url)

test.group('Threads', (group) => {
  const opened: Threads<Task, unknown>[] = []
  group.teardown(async () => {
    for (const threads of opened) await threads.close()
  })
  const open = (settings: Partial<Settings> = {}) => {
    const threads = new Threads<Task, unknown>({ module, most: 1, ...settings })
    opened.push(threads)
    return threads
  }

  test('run so many tasks at once and no more; the others wait in turn', async ({ assert }) => {
    const threads = open({ most: 2 })
    const spans = await Promise.all([1, 2, 3, 4, 5].map(() => threads.run('rest')))
    const atOnce = (spans as [number, number][]).map(
      ([began]) => (spans as [number, number][]).filter(([b, e]) => b <= began && began < e).length
    )
    assert.isAtMost(Math.max(...atOnce), 2)
  })

  test('throw here what the task throws, and go on', async ({ assert }) => {
    const threads = open()
    const failed = await threads.run('fail').catch((error: Error) => error)
    assert.instanceOf(failed, RangeError)
    assert.equal((failed as Error).message, 'No such thing')
    assert.equal(await threads.run('remember'), 1)
  })

  test('stop a task that does not end, and the next one has another thread', async ({ assert }) => {
    const threads = open()
    const endless = threads.run('never end', { seconds: 0.2 })
    const next = threads.run('remember')
    const stopped = await endless.catch((error: Error) => error)
    assert.instanceOf(stopped, TookTooLong)
    assert.equal((stopped as TookTooLong).seconds, 0.2)
    assert.equal(await next, 1)
  })

  test('that die take their own task with them and no other', async ({ assert }) => {
    const threads = open()
    const [died, next] = [threads.run('die'), threads.run('remember')]
    await assert.rejects(() => died)
    assert.equal(await next, 1)
  })

  test('remember while they live; those that are closed say so of tasks at hand and in line, and are started anew', async ({
    assert,
  }) => {
    const threads = open()
    assert.deepEqual([await threads.run('remember'), await threads.run('remember')], [1, 2])
    const cut = [1, 2].map(() => threads.run('never end').catch((error: Error) => error))
    await soon()
    await threads.close()
    for (const error of await Promise.all(cut)) assert.instanceOf(error, ThreadsClosed)
    assert.equal(await threads.run('remember'), 1)
  })

  test('are told what they were started with, and take memory over', async ({ assert }) => {
    const usual = open({ data: { limit: 3 } })
    assert.deepEqual(await usual.run('say'), { limit: 3 })
    const memory = new ArrayBuffer(16)
    assert.equal(await usual.run(memory, { transfer: [memory] }), 16)
    assert.isTrue(memory.detached)
  })
})
