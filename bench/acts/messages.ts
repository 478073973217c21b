import type { ApplicationService } from '@adonisjs/core/types'

import { WorkBatch } from '#kernel/batches/work_batch'

import ExportCase from '#plugins/e2b/exchange/export_case'
import { ImportItems } from '#plugins/e2b/records/import_items'
import StartImport from '#plugins/e2b/exchange/start_import'
import { validateMessage } from '#plugins/e2b/schema/validate_message'

import { rate, timed } from '../measure.js'
import type { XmlFile } from '../xml_files.js'

/** Exports that are asked for at once. */
const AT_ONCE = 8

/**
 * Imports files as an upload does, without its network: kept, read, validated when the schema is
 * installed, searched for duplicates, stored with all projections, audited.
 */
export async function measureImport(app: ApplicationService, files: readonly XmlFile[]) {
  const start = await app.container.make(StartImport)
  const process = await app.container.make(WorkBatch)
  const items = await app.container.make(ImportItems)
  const uploads = files.map(({ name, bytes }) => ({ name, bytes }))
  let importId = ''
  const keeping = await timed(async () => {
    importId = await start.handle(uploads, 'new', 'now')
  })
  const processing = await timed(() => process.handle(importId))
  const settled = await items.list(importId)
  const bad = settled.find(({ state, schemaErrors }) => state !== 'done' || schemaErrors.length > 0)
  if (bad) throw new Error(`${bad.fileName}: ${bad.state} ${bad.schemaErrors[0] ?? ''}`)
  return {
    perSecond: (files.length / (keeping + processing)) * 1000,
    caseIds: settled.map(({ caseId }) => caseId!),
  }
}

/** Exports cases as a download does; a frozen copy of each is kept and audited. */
export async function measureExport(app: ApplicationService, caseIds: readonly string[]) {
  const exportCase = await app.container.make(ExportCase)
  let validated = 0
  const perSecond = await rate(caseIds, AT_ONCE, async (id) => {
    if ((await exportCase.handle(id, { reason: 'bench' })).schemaErrors !== null) validated++
  })
  return { perSecond, areValidated: validated === caseIds.length }
}

/** Validates files in this thread, parsing included; null when no schema is installed. */
export async function measureValidation(files: readonly XmlFile[]): Promise<number | null> {
  if (!validateMessage(files[0].bytes).checked) return null
  return rate(files, 1, async ({ name, bytes }) => {
    const { errors } = validateMessage(bytes)
    if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`)
  })
}
