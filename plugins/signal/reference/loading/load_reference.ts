import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'

import { Changes } from '#kernel/changes/changes'
import { willPass } from '#kernel/disks/will_pass'
import { FileProblems } from '#kernel/files/file_problems'
import { FileStore } from '#kernel/files/file_store'

import { wording } from '#plugins/signal/lang/server/wording'
import { type ReferenceRow, References } from '#plugins/signal/records/references'
import { digestOfParts, packParts } from '#plugins/signal/reference/loading/pack_parts'
import { type ReadData, readReference } from '#plugins/signal/reference/reading/read_reference'

/** So often it is said how far loading is, and looked whether it was called off. */
const EVERY_MS = 400

/** Loading was called off, or another one has settled it. */
class Settled extends Error {}

/**
 * Works a load off: reads the files as streams, then writes all that was counted with its line of the trail
 * in one transaction. Files with a problem, and a load that was called off, leave nothing; run again it
 * begins once more, or finds that it is settled.
 */
@inject()
export class LoadReference {
  constructor(
    private references: References,
    private store: FileStore,
    private changes: Changes
  ) {}

  /** @param tell how far it is, in bytes */
  async handle(
    id: string,
    tell: (done: number, total: number) => void = () => {}
  ): Promise<ReferenceRow | null> {
    const row = await this.references.find(id)
    if (row?.state !== 'waiting') return row
    try {
      const read = await this.#read(row, tell)
      await this.#settle(row, read)
    } catch (error) {
      if (!(error instanceof Settled)) throw error
    }
    await this.references.forgetProgress(id)
    return this.references.find(id)
  }

  async #read(row: ReferenceRow, tell: (done: number, total: number) => void): Promise<ReadData> {
    let next = 0
    const progress = async (done: number, total: number) => {
      if (Date.now() < next) return
      next = Date.now() + EVERY_MS
      tell(done, total)
      await this.references.sayProgress(row.id, kib(done), kib(total))
      if ((await this.references.find(row.id))?.state !== 'waiting') throw new Settled()
    }
    const files = []
    for (const { name, sha256 } of row.files)
      files.push({ name, bytes: await this.store.get(sha256) })
    try {
      return await readReference(row.kind, files, progress)
    } catch (error) {
      // What lies outside of the files is tried again.
      if (error instanceof Settled || willPass(error)) throw error
      logger.error({ err: error }, 'Reference data cannot be read')
      const problems = new FileProblems()
      problems.add(row.fileName, null, wording('references.unreadable'))
      return { problems, found: null }
    }
  }

  async #settle({ id }: ReferenceRow, { problems, found }: ReadData): Promise<void> {
    const parts = found ? [...packParts(found.packed)] : []
    const subject = { type: 'signal_reference', id } as const
    const name = found ? 'signal_reference.loaded' : 'signal_reference.refused'
    await this.changes.record({ name, subject }, async (change) => {
      const row = await this.references.lock(change, id)
      if (row.state !== 'waiting') throw new Settled()
      if (!found) return this.references.refuse(change, row, problems)
      const contentDigest = digestOfParts(parts)
      await this.references.settle(change, row, { counts: found.counts, contentDigest }, parts)
    })
  }
}

const kib = (bytes: number) => Math.ceil(bytes / 1024)
