import { inject } from '@adonisjs/core'

import { Batches } from '#kernel/batches/batches'
import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import type { Language } from '#kernel/language/words'

import type { Encoding, FileKind } from '#plugins/listings/contract/listing_files'
import { lockDesign } from '#plugins/listings/records/designs'
import { addRun } from '#plugins/listings/records/runs'

/** The kind of batch that makes a file of a listing. */
export const RUN = 'listings.run'

/** What is asked of a file. */
export interface AskedRun {
  readonly kind: FileKind
  readonly encoding: Encoding
  readonly language: Language
  readonly isWeekly: boolean
}

/** Begins a file of a listing as it is designed now; its batch has the id of the run. */
@inject()
export default class StartRun {
  constructor(
    private batches: Batches,
    private changes: Changes
  ) {}

  /** @returns id of the run. Refuses with 1005 a design that is not there. */
  async handle(designId: string, asked: AskedRun): Promise<string> {
    const id = newId()
    const act = { name: 'listing_run.started', subject: { type: 'listing_run', id } } as const
    await this.changes.record(act, async (change) => {
      const { name, revision, id: found } = await lockDesign(change, designId)
      const batch = { id, kind: RUN, asked: { runId: id }, subjects: [id] }
      await this.batches.start(change, batch)
      await addRun(change, { id, designId: found, name, revision, ...asked })
    })
    return id
  }
}
