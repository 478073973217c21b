import { createHash } from 'node:crypto'

import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { FileStore } from '#kernel/files/file_store'
import { refuseWhenAway } from '#kernel/files/refuse_when_away'
import { Jobs } from '#kernel/jobs/jobs'

import { wording } from '#plugins/signal/lang/server/wording'
import { References, type StoredUpload } from '#plugins/signal/records/references'
import type { ReferenceFile } from '#plugins/signal/reference/reading/reading_context'
import { beginsLikeReports } from '#plugins/signal/reference/reading/read_table'

/** No load takes a caller as long. */
const AFTER_CALLER_MS = 60 * 60_000

const isArchive = ({ name }: ReferenceFile) => /\.zip$/i.test(name)
const isTable = ({ name }: ReferenceFile) => /\.(csv|tsv|txt)(\.gz)?$/i.test(name)

/** Takes reference data in: keeps the files as they came, and hands the work to a job. */
@inject()
export class StartReference {
  constructor(
    private store: FileStore,
    private references: References,
    private changes: Changes,
    private jobs: Jobs
  ) {}

  /**
   * @param run `later` by a job, or `now` by the caller (command line, demonstration)
   * @returns id of the reference data. Refuses with 2701 files that are neither archives nor tables, with
   * 2401 a table that does not begin like reports, with 1006 a name in use.
   */
  async handle(
    name: string,
    files: readonly ReferenceFile[],
    run: 'later' | 'now' = 'later'
  ): Promise<string> {
    const isFaers = files.length > 0 && files.every(isArchive)
    if (!isFaers && !(files.length > 0 && files.every(isTable)))
      throw new kernelErrors.E_UPLOAD_TYPE({ detail: wording('references.which_files') })
    if (!isFaers) for (const file of files) await refuseOther(file)
    const stored: StoredUpload[] = []
    for (const { name: file, bytes } of files)
      stored.push({ name: file, ...(await refuseWhenAway(this.store.put(bytes))) })
    const id = newId()
    const subject = { type: 'signal_reference', id } as const
    await this.changes.record(
      { name: 'signal_reference.load_started', subject },
      async (change) => {
        const fileName =
          files.length > 1 ? `${files[0]!.name} + ${files.length - 1}` : files[0]!.name
        const kind = isFaers ? 'faers' : 'csv'
        const row = { id, name, kind, fileName, files: stored, digest: digestOf(stored) } as const
        await this.references.add(change, row)
        // A caller that is killed at work leaves it to the job, which else finds it settled.
        const startAfter =
          run === 'now' ? { startAfter: new Date(Date.now() + AFTER_CALLER_MS) } : {}
        await this.jobs.enqueue(change, 'signal.load_reference', { referenceId: id }, startAfter)
      }
    )
    return id
  }
}

async function refuseOther(file: ReferenceFile): Promise<void> {
  if (await beginsLikeReports(file)) return
  const detail = wording('references.no_reports', { name: file.name })
  throw new kernelErrors.E_CSV({ detail })
}

/** Of the file, or of the list of files as `sha256sum` writes it. */
function digestOf(files: readonly StoredUpload[]): string {
  if (files.length === 1) return files[0]!.sha256
  const lines = files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).toSorted()
  return createHash('sha256').update(lines.join('')).digest('hex')
}
