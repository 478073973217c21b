import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'

import { Changes } from '#kernel/changes/changes'
import { willPass } from '#kernel/disks/will_pass'
import { newId } from '#kernel/database/new_id'
import { FileStore, FileStoreFailure } from '#kernel/files/file_store'

import type {
  LoadProgress,
  PackedRelease,
  ReadPacked,
  ReleasedDictionary,
} from '#plugins/coding/contract/release'
import { wording } from '#plugins/coding/lang/server/wording'
import { Dictionaries } from '#plugins/coding/loading/dictionaries'
import { ReleaseReader } from '#plugins/coding/loading/release_reader'
import { hashOfUpload } from '#plugins/coding/loading/uploaded_files'
import type { FileProblem } from '#kernel/files/file_problems'
import { DictionaryLoads, type WaitingLoad } from '#plugins/coding/records/dictionary_loads'
import { DictionaryReleases } from '#plugins/coding/records/dictionary_releases'

type Tell = (progress: LoadProgress) => Promise<void>

/**
 * Works a load off: reads and checks the files beside the process, then writes the whole release
 * with its line of the trail in one transaction. A release with a problem, and one that is cut off,
 * leaves nothing; run again it begins anew, or finds that it is settled.
 */
@inject()
export default class LoadRelease {
  constructor(
    private loads: DictionaryLoads,
    private releases: DictionaryReleases,
    private store: FileStore,
    private reader: ReleaseReader,
    private dictionaries: Dictionaries,
    private changes: Changes
  ) {}

  /** @param onProgress told what everybody can see of it as well */
  async handle(id: string, onProgress: (progress: LoadProgress) => void = () => {}): Promise<void> {
    const load = await this.loads.findWaiting(id)
    if (!load) return
    const tell: Tell = async (progress) => {
      onProgress(progress)
      await this.loads.sayProgress(id, progress)
    }
    await tell({ stage: 'reading', done: 0, total: 1 })
    const dictionary = await this.dictionaries.find(load.dictionary)
    const read = dictionary
      ? await this.#read(load, dictionary)
      : whole(load.fileName, noDictionary(load.dictionary))
    if (read.ok)
      await this.#writeOrRefuse({ load, dictionary: dictionary!, release: read.release }, tell)
    else await this.#refuse(id, read.problems, read.total)
    await this.loads.forgetProgress(id)
  }

  async #read(
    { files, fileName, details }: WaitingLoad,
    dictionary: ReleasedDictionary
  ): Promise<ReadPacked> {
    try {
      const contents = await Promise.all(
        files.map(async ({ name, sha256 }) => ({ name, bytes: await this.store.get(sha256) }))
      )
      return await this.reader.read(dictionary, contents, details)
    } catch (error) {
      // The storage comes back; the job is tried again.
      if (error instanceof FileStoreFailure) throw error
      logger.error({ err: error }, 'A release cannot be read')
      return whole(fileName, unreadable)
    }
  }

  /** What the database does not take would fail again each time: it must not wait for ever. */
  async #writeOrRefuse(ready: Ready, tell: Tell): Promise<void> {
    try {
      await this.#write(ready, tell)
    } catch (error) {
      if (willPass(error)) throw error
      logger.error({ err: error }, 'A release cannot be written')
      const { problems, total } = whole(ready.load.fileName, unreadable)
      await this.#refuse(ready.load.id, problems, total)
    }
  }

  async #write({ load, dictionary, release }: Ready, tell: Tell): Promise<void> {
    const { version, language, counts, parts } = release
    const sha256 = hashOfUpload(load.files)
    const releaseId = newId()
    const total = parts.reduce((sum, { rows }) => sum + rows, 0)
    const written = this.changes.recordMany(async (open) => {
      const settled = open(actOn('dictionary_load.done', 'dictionary_load', load.id))
      if (!(await this.loads.takeUp(settled, load.id))) throw new Stop('settled')
      const change = open(actOn('dictionary_release.loaded', 'dictionary_release', releaseId))
      const origin = { id: releaseId, fileName: load.fileName, sha256 }
      if (!(await this.releases.add(change, dictionary, release, origin))) throw new Stop('there')
      let done = 0
      for (const part of parts) {
        await tell({ stage: 'writing', done, total })
        await this.releases.addRows(change, dictionary, releaseId, part)
        done += part.rows
      }
      await tell({ stage: 'writing', done, total })
      await this.releases.settle(change, dictionary)
      const noted = { dictionary: load.dictionary, version, language, sha256, ...counts }
      for (const [name, value] of Object.entries(noted)) {
        change.note(name, undefined, value)
      }
      await this.loads.settleDone(settled, load.id, releaseId)
    })
    if ((await stopOf(written)) !== 'there') return
    const { problems, total: count } = whole(load.fileName, alreadyThere(version, language))
    await this.#refuse(load.id, problems, count)
  }

  async #refuse(id: string, problems: readonly FileProblem[], total: number): Promise<void> {
    const act = actOn('dictionary_load.refused', 'dictionary_load', id)
    const written = this.changes.record(act, async (change) => {
      if (!(await this.loads.takeUp(change, id))) throw new Stop('settled')
      await this.loads.settleRefused(change, id, problems, total)
      change.note('problems', undefined, total)
    })
    await stopOf(written)
  }
}

/** A release that was read and is to be written. */
interface Ready {
  readonly load: WaitingLoad
  readonly dictionary: ReleasedDictionary
  readonly release: PackedRelease
}

/** Ends a transaction that has nothing to write: another run settled the load, or the release is there. */
class Stop extends Error {
  constructor(readonly why: 'settled' | 'there') {
    super(why)
  }
}

/** Why a transaction was ended, if it was. */
async function stopOf(written: Promise<void>): Promise<Stop['why'] | null> {
  try {
    await written
    return null
  } catch (error) {
    if (error instanceof Stop) return error.why
    throw error
  }
}

function actOn(name: `${string}.${string}`, type: string, id: string) {
  return { name, subject: { type, id } }
}

/** What is wrong with what was uploaded as a whole. */
function whole(file: string, says: FileProblem['says']) {
  return { ok: false, problems: [{ file, line: null, says }], total: 1 } as const
}

function alreadyThere(version: string, language: string) {
  return wording('load_release.version_in_this_language_is_loaded', { version, language })
}

function noDictionary(name: string) {
  return wording('load_release.no_plugin_that_is_installed_has', { name })
}

const unreadable = wording('load_release.unreadable')
