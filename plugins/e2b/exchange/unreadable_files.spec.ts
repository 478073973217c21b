import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { WorkBatch } from '#kernel/batches/work_batch'

import { asActor } from '#tests/factories/as_actor'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { makeProject } from '#tests/factories/make_project'

import { ImportItems } from '#plugins/e2b/records/import_items'
import { Messages, type ReadMessage } from '#plugins/e2b/contract'
import PooledMessages from '#plugins/e2b/exchange/pooled_messages'
import StartImport from '#plugins/e2b/exchange/start_import'

const file = (name: string, bytes: Uint8Array) => ({ name, bytes })

async function importAll(files: ReturnType<typeof file>[], spoil?: (read: ReadMessage) => void) {
  const scope = (await makeProject()).scope()
  return asActor(scope, async () => {
    const starter = await app.container.make(StartImport)
    const importId = await starter.handle(files, 'ask', 'now')
    const real = await app.container.make(Messages)
    const spoiled = {
      async read(bytes: Uint8Array) {
        const read = await real.read(bytes)
        if (Buffer.from(bytes).includes('SPOILED')) spoil?.(read)
        return read
      },
    }
    if (spoil) app.container.swap(Messages, () => spoiled as Messages)
    try {
      await (await app.container.make(WorkBatch)).handle(importId)
    } finally {
      app.container.restore(Messages)
    }
    return (await app.container.make(ImportItems)).list(importId)
  })
}

test.group('A file that cannot be dealt with', () => {
  test('is refused with 2101 when it cannot be stored, and the others of its batch go in', async ({
    assert,
  }) => {
    const files = [
      file('first.xml', makeMessage(reportContent({ C_1_1: 'XX-FIRST' }))),
      file('spoiled.xml', makeMessage(reportContent({ C_1_1: 'XX-SPOILED' }))),
      file('last.xml', makeMessage(reportContent({ C_1_1: 'XX-LAST' }))),
    ]
    const items = await importAll(files, (read) => {
      if (read.ok) Object.assign(read.reports[0].content, { D_1: 'no database holds \0' })
    })
    assert.deepEqual(
      items.map(({ state, code }) => [state, code]),
      [
        ['done', null],
        ['refused', 2101],
        ['done', null],
      ]
    )
  })

  test('is refused with 2101 when reading it does not end, and the next file is read', async ({
    assert,
  }) => {
    const messages = await app.container.make(PooledMessages)
    try {
      const bytes = makeMessage(reportContent())
      await messages.read(bytes)
      messages.readingSeconds = 0.001
      // So much that no machine reads it in a millisecond.
      const endless = makeMessage(...Array.from({ length: 2000 }, () => reportContent()))
      const read = await messages.read(endless)
      assert.isFalse(read.ok)
      if (!read.ok) assert.equal(read.refusal.code, 2101)
      messages.readingSeconds = 60
      assert.isTrue((await messages.read(bytes)).ok)
    } finally {
      await messages.close()
    }
  })

  test('of thousands of reports gets a verdict for each', async ({ assert }) => {
    const one = makeMessage(reportContent()).toString('utf8')
    const report = /<PORR_IN049016UV[\s\S]*<\/PORR_IN049016UV>/.exec(one)![0]
    const many = one.replace(report, '<PORR_IN049016UV/>'.repeat(7000))
    const items = await importAll([file('many.xml', Buffer.from(many))])
    assert.lengthOf(items, 7000)
    assert.isTrue(items.every(({ state }) => state === 'done'))
  })
})
