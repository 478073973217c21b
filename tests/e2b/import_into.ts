import app from '@adonisjs/core/services/app'

import { WorkBatch } from '#kernel/batches/work_batch'
import type { Scope } from '#kernel/tenancy/scope'

import { CaseReading } from '#plugins/cases/contract/reading'
import type { OnDuplicate } from '#plugins/e2b/exchange/import_item'
import StartImport from '#plugins/e2b/exchange/start_import'
import { ImportItems } from '#plugins/e2b/records/import_items'

import { asActor } from '#tests/factories/as_actor'

export type Files = { name: string; bytes: Uint8Array }[]

/** Imports files into a project, with all that a job does; gives what became of the reports. */
export async function importInto(scope: Scope, files: Files, onDuplicate: OnDuplicate = 'ask') {
  return asActor(scope, async () => {
    const starter = await app.container.make(StartImport)
    const importId = await starter.handle(files, onDuplicate, 'now')
    const work = await app.container.make(WorkBatch)
    await work.handle(importId)
    return (await app.container.make(ImportItems)).list(importId)
  })
}

/** The case as everybody sees it. */
export async function getCase(scope: Scope, caseId: string | null) {
  const reading = await app.container.make(CaseReading)
  return asActor(scope, () => reading.get(caseId!))
}

export const file = (name: string, bytes: Uint8Array) => ({ name, bytes })
