import { readFileSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'

import { WorkBatch } from '#kernel/batches/work_batch'
import { readZip } from '#kernel/files/read_zip'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { SeedOrganisation } from '#database/seeders/seed_organisation'
import { actAs } from '#kernel/tenancy/actor'

import { schemaFixture } from '#tests/e2b/schema_fixture'

import SeedCases from '#plugins/cases/seed/seed_cases'
import type { ReleaseFile } from '#plugins/coding/contract/release'
import { readRelease } from '#plugins/coding/med_ascii/read_release'
import { Messages } from '#plugins/e2b/contract'
import { ImportItems } from '#plugins/e2b/records/import_items'
import StartImport from '#plugins/e2b/exchange/start_import'
import { contentFingerprint } from '#plugins/e2b/contract/content_fingerprint'
import { readMessage } from '#plugins/e2b/message/reader'
import { validateMessage } from '#plugins/e2b/schema/validate_message'
import { makeSamples } from '#plugins/demo/samples/make_samples'

const kept = (name: string) => readFileSync(new URL(name, import.meta.url))

async function readRich() {
  const { catalogue } = await app.container.make(FormSchemas)
  return readMessage(kept('partner_report.xml'), catalogue).reports[0]
}

async function entriesOf(zip: Uint8Array) {
  const { catalogue } = await app.container.make(FormSchemas)
  const entries = []
  for await (const { name, read } of readZip(Buffer.from(zip))) {
    const [report] = readMessage(await read(), catalogue).reports
    entries.push([name, contentFingerprint(report.content)])
  }
  return entries
}

async function seedProject() {
  const system = { userId: null, name: 'system', permissions: new Set<string>(), isPlatform: true }
  const organisation = await app.container.make(SeedOrganisation)
  const cases = await app.container.make(SeedCases)
  const made = await actAs(system, () => organisation.handle())
  await cases.handle(made)
  const scope = {
    companyId: made.companies[0]!.id,
    projectId: made.companies[0]!.projects.PH302!,
    environment: 0,
  } as const
  return { ...system, scope }
}

test.group('the reports that the demonstration offers for import', () => {
  test('are what our own writer makes of the invented cases', async ({ assert }) => {
    const made = await makeSamples(await app.container.make(Messages))
    const { catalogue } = await app.container.make(FormSchemas)
    const [again] = readMessage(made.get('partner_report.xml')!, catalogue).reports
    assert.equal(contentFingerprint((await readRich()).content), contentFingerprint(again.content))
    for (const name of ['partner_reports.zip', 'feedback_data.zip']) {
      assert.deepEqual(await entriesOf(kept(name)), await entriesOf(made.get(name)!), name)
    }
  })

  test('the releases to load are the invented dictionary in both languages', async ({ assert }) => {
    const made = await makeSamples(await app.container.make(Messages))
    for (const name of ['dictionary_90_1_en.zip', 'dictionary_90_1_zh.zip']) {
      const files: ReleaseFile[] = []
      for await (const { name: file, read } of readZip(kept(name))) {
        files.push({ name: file, bytes: await read() })
      }
      assert.isTrue(readRelease(files).ok)
      assert.isTrue(kept(name).equals(Buffer.from(made.get(name)!)), 'ace demo:samples writes it')
    }
  })

  test('the report has something in every section, a document, several drugs and events', async ({
    assert,
  }) => {
    const { content, unmapped, attachments } = await readRich()
    const sections = 'C_1 C_2_r C_3 C_4_r C_5 D_1 D_7_1_r D_8_r D_10 E_i F_r G_k H_1 H_2 H_4'
    for (const section of sections.split(' ')) {
      const found = Object.keys(content).some((key) => `${key}_`.startsWith(`${section}_`))
      assert.isTrue(found, section)
    }
    assert.deepEqual(unmapped, [])
    assert.equal(attachments.size, 1)
    assert.isAbove((content.E_i as []).length, 1)
    assert.isAbove((content.G_k as []).length, 1)
  })

  test('the report is valid', async ({ assert }) => {
    const schema = await schemaFixture()
    if (schema) assert.deepEqual(validateMessage(kept('partner_report.xml'), schema).errors, [])
  })

  test('an import tells a new report, a follow-up and a possible duplicate apart', async ({
    assert,
  }) => {
    const actor = await seedProject()
    const start = await app.container.make(StartImport)
    const process = await app.container.make(WorkBatch)
    const items = await app.container.make(ImportItems)
    const bytes = kept('partner_reports.zip')
    const settled = await actAs(actor, async () => {
      const importId = await start.handle([{ name: 'partner_reports.zip', bytes }], 'ask', 'now')
      await process.handle(importId)
      return items.list(importId)
    })
    assert.deepEqual(
      settled.map(({ verdict }) => verdict),
      ['new', 'follow-up', 'possible-duplicate']
    )
  })
})
