import { createHash } from 'node:crypto'

import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { FileStore } from '#kernel/files/file_store'
import { refuseWhenAway } from '#kernel/files/refuse_when_away'
import { Jobs } from '#kernel/jobs/jobs'

import type { ReleaseOrder } from '#plugins/coding/contract/release'
import { nameOfUpload, type UploadedFile } from '#plugins/coding/loading/uploaded_files'
import { DictionaryLoads, type StoredUpload } from '#plugins/coding/records/dictionary_loads'

/** No release takes a caller as long. */
const AFTER_CALLER_MS = 15 * 60_000

/** Takes a release in: keeps its files as they came and hands the work to a job. */
@inject()
export default class StartLoad {
  constructor(
    private store: FileStore,
    private loads: DictionaryLoads,
    private changes: Changes,
    private jobs: Jobs
  ) {}

  /**
   * @param files an archive, or the files of a folder
   * @param order of which dictionary they are, and what is said of them
   * @param run `later` by a job, or `now` by the caller (command line)
   * @returns id of the load
   */
  async handle(
    files: readonly UploadedFile[],
    order: ReleaseOrder = {},
    run: 'later' | 'now' = 'later'
  ): Promise<string> {
    const { dictionary = 'meddra', details = {} } = order
    const { fileName = nameOfUpload(files.map(({ name }) => name)) } = order
    const id = newId()
    const stored: StoredUpload[] = []
    for (const { name, bytes } of files) {
      stored.push({ name, ...(await refuseWhenAway(this.store.put(bytes))) })
    }
    const act = {
      name: 'dictionary_load.started',
      subject: { type: 'dictionary_load', id },
    } as const
    await this.changes.record(act, async (change) => {
      await this.loads.add(change, { id, dictionary, details, fileName, files: stored })
      change.note('dictionary', undefined, dictionary)
      for (const [name, value] of Object.entries(details))
        change.note(name, undefined, short(value))
      change.note('fileName', undefined, fileName)
      for (const { name, sha256 } of stored) change.note(name, undefined, sha256)
      // A caller that is killed at work leaves the load to the job, which else finds it settled.
      const startAfter = run === 'now' ? { startAfter: new Date(Date.now() + AFTER_CALLER_MS) } : {}
      await this.jobs.enqueue(change, 'coding.load', { loadId: id }, startAfter)
    })
    return id
  }
}

/** Of a text as long as a file the trail keeps the hash; the text itself stands with the load. */
function short(value: string): string {
  if (value.length <= 200) return value
  return `SHA-256 ${createHash('sha256').update(value).digest('hex')}`
}
