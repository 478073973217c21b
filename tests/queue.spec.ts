// needs: all
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { Emitter, Group, Refiner, Suite, Test, TestContext } from '@japa/runner/core'
import app from '@adonisjs/core/services/app'

import { FileResults } from '#tests/file_results'
import { takeFrom } from '#tests/queue'
import { slowSpecs, waitingSpecs } from '#tests/slow_specs'
import { SpecQueue } from '#tests/spec_queue'

/** A suite as a process has it: all files, of which it runs those that it takes. */
function suiteOf(
  folder: string,
  files: readonly string[],
  run: (file: string) => Promise<void>,
  waitsFirst = false
) {
  const [emitter, refiner] = [new Emitter(), new Refiner()]
  const suite = new Suite('unit', emitter, refiner)
  const results = new FileResults()
  results.listen(emitter)
  takeFrom(new SpecQueue(folder), suite, { results, waitsFirst })
  for (const file of files) {
    for (const title of ['one', 'two']) {
      const group = new Group(title, emitter, refiner)
      Object.assign(group.options.meta, { fileName: app.makePath(file), suite })
      const test_ = new Test(title, (each) => new TestContext(each), emitter, refiner, group)
      Object.assign(test_.options.meta, { suite, group })
      group.add(test_.run(() => run(`${file} ${title}`)))
      suite.add(group)
    }
  }
  return suite
}

/** What became of a file is left a moment after its last test. */
const resultsLeft = () => new Promise<void>((done) => setImmediate(done))

test.group('Files that several processes take from a queue', (group) => {
  const [waiting, others] = [true, false].map((waits) =>
    Object.keys(slowSpecs).filter((file) => waitingSpecs.has(file) === waits)
  )
  const files = others!.slice(0, 6)
  const ofAll = files.flatMap((file) => [`${file} one`, `${file} two`])
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-queue-'))
    return async () => {
      await resultsLeft()
      rmSync(folder, { recursive: true })
    }
  })

  test('are run by one of them each, whole, and who is at work on a long one leaves the rest', async ({
    assert,
  }) => {
    const done: Record<'busy' | 'quick', string[]> = { busy: [], quick: [] }
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    const busy = suiteOf(folder, files, async (part) => {
      done.busy.push(part)
      await held
    })
    const quick = suiteOf(folder, files, async (part) => void done.quick.push(part))
    const isBusy = busy.exec()
    await quick.exec()
    release()
    await isBusy
    assert.sameMembers([...done.busy, ...done.quick], ofAll)
    assert.lengthOf([...done.busy, ...done.quick], ofAll.length)
    assert.lengthOf(done.busy, 2)
  })

  test('are begun with the one that takes longest', async ({ assert }) => {
    const done: string[] = []
    await suiteOf(folder, files, async (part) => void done.push(part)).exec()
    const bySeconds = files.toSorted((one, other) => slowSpecs[other]! - slowSpecs[one]!)
    assert.deepEqual(
      done.filter((part) => part.endsWith('one')),
      bySeconds.map((file) => `${file} one`)
    )
  })

  test('that wait are begun by one process first, and by the others last', async ({ assert }) => {
    const orderOf = async (waitsFirst: boolean) => {
      const own = mkdtempSync(join(folder, 'queue-'))
      const done: string[] = []
      const note = async (part: string) => void done.push(part.split(' ')[0]!)
      await suiteOf(own, [...files, ...waiting!], note, waitsFirst).exec()
      return [...new Set(done)]
    }
    const isWaiting = (file: string) => waitingSpecs.has(file)
    const first = await orderOf(true)
    assert.isTrue(first.slice(0, waiting!.length).every(isWaiting))
    assert.isFalse(first.slice(waiting!.length).some(isWaiting))
    const last = await orderOf(false)
    assert.isFalse(last.slice(0, files.length).some(isWaiting))
    assert.sameMembers(last, first)
  })

  test('leave what became of them: counts, what failed by its name, seconds', async ({
    assert,
  }) => {
    const [good, bad] = files
    await suiteOf(folder, [good!, bad!], async (part) => {
      if (part === `${bad} two`) throw new Error('not so')
    }).exec()
    const queue = new SpecQueue(folder)
    await resultsLeft()
    const results = queue.results()
    assert.containsSubset(results.get(good!), { passed: 2, failed: 0, skipped: 0, failures: [] })
    assert.containsSubset(results.get(bad!), { passed: 1, failed: 1, skipped: 0 })
    assert.match(results.get(bad!)!.failures[0]!, /^unit \/ two \/ two\n {4}not so/)
  })

  test('and are listed as slow, or as waiting, are there', ({ assert }) => {
    assert.deepEqual(
      [...Object.keys(slowSpecs), ...waitingSpecs].filter((file) => !existsSync(file)),
      []
    )
  })
})
