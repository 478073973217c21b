import { Refusal } from '#kernel/errors/define_errors'
import { messageOf } from '#kernel/errors/messages'
import type { ZipLimits } from '#kernel/files/checks/zip_limits'

import type { ReadPacked, ReadsRelease, ReleaseDetails } from '#plugins/coding/contract/release'
import {
  nameOfUpload,
  unpackArchives,
  type UploadedFile,
} from '#plugins/coding/loading/uploaded_files'

/** What the thread is asked to read. */
export interface ReadingTask {
  readonly reader: string
  readonly uploaded: readonly UploadedFile[]
  readonly wanted: RegExp
  readonly zipLimits: ZipLimits
  readonly details: ReleaseDetails
}

/** Runs in a thread of its own: see ReleaseReader. */
export default async function read(task: ReadingTask): Promise<ReadPacked> {
  const { reader, uploaded, wanted, zipLimits, details } = task
  const module = (await import(reader)) as { default: ReadsRelease }
  try {
    return module.default(await unpackArchives(uploaded, wanted, zipLimits), details)
  } catch (error) {
    // An archive that may not be opened; what a fault is, the process is told.
    if (!(error instanceof Refusal)) throw error
    const file = nameOfUpload(uploaded.map(({ name }) => name))
    return { ok: false, problems: [{ file, line: null, says: messageOf(error) }], total: 1 }
  }
}
