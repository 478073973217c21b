import { createHash } from 'node:crypto'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { WorkBatch } from '#kernel/batches/work_batch'
import { FileStore } from '#kernel/files/file_store'
import type { Scope } from '#kernel/tenancy/scope'

import ExportCase from '#plugins/e2b/exchange/export_case'
import { ImportItems } from '#plugins/e2b/records/import_items'
import { Messages } from '#plugins/e2b/contract'
import StartImport from '#plugins/e2b/exchange/start_import'
import { openMessage } from '#plugins/e2b/intake/open_message'
import { roundTrip } from '#plugins/e2b/message/round_trip'
import { validateMessage } from '#plugins/e2b/schema/validate_message'
import { asActor } from '#tests/factories/as_actor'
import { makeMessage, reportContent } from '#tests/factories/make_message'
import { makeProject } from '#tests/factories/make_project'
import { attempt } from '#tests/e2b/attempt'
import { catalogue, messageXml } from '#tests/e2b/message_fixture'
import { schemaFixture } from '#tests/e2b/schema_fixture'

const MB = 1024 * 1024

function withDocument(size: number, C_1_1 = `XX-LARGE-${size}`): Buffer {
  const base64 = Buffer.alloc(size, 7).toString('base64')
  const C_1_6_1_r_2 = { file: '', mediaType: 'application/pdf', base64 }
  const C_1_6_1_r = [{ id: '50000000-0000-4000-8000-000000000001', C_1_6_1_r_1: 'A', C_1_6_1_r_2 }]
  return makeMessage(reportContent({ C_1_1, C_1_6_1: true, C_1_6_1_r }))
}

async function importInto(scope: Scope, bytes: Uint8Array) {
  return asActor(scope, async () => {
    const starter = await app.container.make(StartImport)
    const importId = await starter.handle([{ name: 'a.xml', bytes }], 'ask', 'now')
    await (await app.container.make(WorkBatch)).handle(importId)
    const [item] = await (await app.container.make(ImportItems)).list(importId)
    return item
  })
}

async function exportOf(scope: Scope, caseId: string | null) {
  return asActor(scope, async () =>
    (await app.container.make(ExportCase)).handle(caseId!, { reason: 'spec' })
  )
}

test.group('Large messages', () => {
  test('a message of 20 MB comes in, is valid, and leaves again with bounded memory', async ({
    assert,
  }) => {
    const scope = (await makeProject()).scope()
    const schema = await schemaFixture()
    const bytes = withDocument(15 * MB)
    assert.isAbove(bytes.length, 20 * MB)
    const before = process.memoryUsage().rss
    const item = await importInto(scope, bytes)
    assert.equal(item.verdict, 'new')
    const { xml } = await exportOf(scope, item.caseId)
    assert.isBelow(process.memoryUsage().rss - before, 800 * MB)
    if (schema) assert.deepEqual(validateMessage(xml, schema).errors, [])
    using document = openMessage(xml)
    const again = roundTrip(document, catalogue)
    assert.deepEqual(again.differences, [])
    assert.isAbove(Buffer.byteLength(again.xml), 20 * MB)
  })

  test('what is larger than the setting is refused in a sentence, coming in before anything of it is stored, and going out', async ({
    assert,
    cleanup,
  }) => {
    const scope = (await makeProject()).scope()
    const made = await importInto(scope, withDocument(MB))
    const usual = app.config.get<object>('messages')
    const messages = await app.container.make(Messages)
    cleanup(async () => {
      app.config.set('messages', usual)
      await messages.close()
    })
    app.config.set('messages', { limit: MB })
    const bytes = withDocument(MB, 'XX-LARGE-2')
    const item = await importInto(scope, bytes)
    assert.deepEqual([item.state, item.code], ['refused', 3001])
    assert.equal(item.message!.en, 'The file has 1.3 MB; the limit is 1 MB.')
    const store = await app.container.make(FileStore)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await assert.rejects(() => store.get(sha256))
    const refusal = await exportOf(scope, made.caseId).catch((error) => error)
    assert.equal(refusal.number, 3001)
    assert.match(refusal.data.detail.en, /^The message would have \d\.\d MB; the limit is 1 MB/)
  })

  test('a narrative of 30 MB is refused by its length; one of a million characters is taken', ({
    assert,
  }) => {
    const message = (length: number) =>
      Buffer.from(messageXml({ investigation: `<text>${'x'.repeat(length)}</text>` }))
    const { refusal } = attempt(message(30 * MB))
    assert.equal(refusal?.number, 3001)
    assert.equal(
      refusal!.data.detail!.en,
      'The text of H.1 has 31,457,280 characters; the limit is 1,000,000. Shorten it, or attach it as a document.'
    )
    assert.lengthOf(attempt(message(1_000_000)).text as string, 1_000_000)
  })

  test('what no element takes has an end too', ({ assert }) => {
    const part = `<note xmlns="urn:x">${'x'.repeat(11 * MB)}</note>`
    const { refusal } = attempt(Buffer.from(messageXml({ investigation: part })))
    assert.match(refusal!.data.detail!.en, /investigationEvent\/.*note has 11,534,\d+ characters/)
  })

  test('very many parts that no element takes are refused, in a report and beside it', ({
    assert,
  }) => {
    const parts = (count: number) => '<note xmlns="urn:x"/>'.repeat(count)
    const taken = attempt(Buffer.from(messageXml({ investigation: parts(20_000) })))
    assert.isUndefined(taken.refusal)
    const inside = Buffer.from(messageXml({ investigation: parts(20_001) }))
    const beside = Buffer.from(messageXml({}).replace('</MCCI_IN200100UV01', `${parts(20_001)}$&`))
    for (const bytes of [inside, beside]) {
      const { refusal } = attempt(bytes)
      assert.equal(refusal?.number, 3001)
      assert.match(refusal!.data.detail!.en, /^More than 20,000 parts of the message/)
    }
  })
})
