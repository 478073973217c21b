// needs: cases, coding, demo, drugs, e2b, organisation, presets
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { Emitter, Group, Refiner, Suite, Test, TestContext } from '@japa/runner/core'
import app from '@adonisjs/core/services/app'

import { take, takeFrom } from '#tests/queue'
import { slowSpecs, waitingSpecs } from '#tests/slow_specs'

/** A suite as a process has it: all files, of which it runs those that it takes. */
function suiteOf(
  folder: string,
  files: readonly string[],
  run: (file: string) => Promise<void>,
  waits = false
) {
  const [emitter, refiner] = [new Emitter(), new Refiner()]
  const suite = new Suite('unit', emitter, refiner)
  takeFrom(folder, suite, {}, waits)
  for (const file of files) {
    for (const title of ['one', 'two']) {
      const group = new Group(title, emitter, refiner)
      group.options.meta.fileName = app.makePath(file)
      group.add(
        new Test(title, (each) => new TestContext(each), emitter, refiner, group).run(() =>
          run(`${file} ${title}`)
        )
      )
      suite.add(group)
    }
  }
  return suite
}

test.group('Files that several processes take from a queue', (group) => {
  const files = Object.keys(slowSpecs)
    .filter((file) => !waitingSpecs.has(file))
    .slice(0, 6)
  const ofAll = files.flatMap((file) => [`${file} one`, `${file} two`])
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-queue-'))
    return () => rmSync(folder, { recursive: true })
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

  test('that wait are taken by a process of their own, and by no other', async ({ assert }) => {
    const all = [...files, ...waitingSpecs]
    const done: Record<'busy' | 'waiting', string[]> = { busy: [], waiting: [] }
    await suiteOf(folder, all, async (part) => void done.busy.push(part)).exec()
    await suiteOf(folder, all, async (part) => void done.waiting.push(part), true).exec()
    assert.sameMembers(done.busy, ofAll)
    assert.sameMembers(
      done.waiting,
      [...waitingSpecs].flatMap((file) => [`${file} one`, `${file} two`])
    )
  })

  test('are taken once', ({ assert }) => {
    assert.isTrue(take(folder, 'kernel/a.spec.ts'))
    assert.isFalse(take(folder, 'kernel/a.spec.ts'))
    assert.throws(() => take(join(folder, 'nowhere'), 'kernel/a.spec.ts'), /ENOENT/)
  })

  test('and are listed as slow are there, with those that wait', ({ assert }) => {
    assert.deepEqual(
      Object.keys(slowSpecs).filter((file) => !existsSync(file)),
      []
    )
    assert.includeMembers(Object.keys(slowSpecs), [...waitingSpecs])
  })
})
