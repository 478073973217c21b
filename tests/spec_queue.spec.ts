import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

import { SpecQueue } from '#tests/spec_queue'

const result = { passed: 1, failed: 0, skipped: 0, seconds: 1, failures: [], figures: [] }

test.group('A queue of spec files', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-queue-'))
    return () => rmSync(folder, { recursive: true })
  })

  test('gives each file to one process, and knows what each process has taken', ({ assert }) => {
    const [one, other] = [new SpecQueue(folder), new SpecQueue(folder)]
    assert.isTrue(one.take('kernel/b.spec.ts', '1'))
    assert.isFalse(other.take('kernel/b.spec.ts', '2'))
    assert.isTrue(other.take('kernel/a.spec.ts', '2'))
    assert.deepEqual(one.takenBy('1'), ['kernel/b.spec.ts'])
    assert.deepEqual(one.takenBy('2'), ['kernel/a.spec.ts'])
  })

  test('knows which files nobody has come to, and what became of the others', ({ assert }) => {
    const queue = new SpecQueue(folder)
    queue.expect('unit', ['a.spec.ts', 'b.spec.ts'])
    queue.expect('journeys', ['c.journey.spec.ts'])
    queue.take('a.spec.ts', '1')
    queue.leave('a.spec.ts', result)
    assert.sameMembers(queue.untaken(), ['b.spec.ts', 'c.journey.spec.ts'])
    assert.deepEqual([...queue.results()], [['a.spec.ts', result]])
  })
})
