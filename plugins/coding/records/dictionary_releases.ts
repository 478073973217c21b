import { inject } from '@adonisjs/core'

import { KeptReading, sought } from '#kernel/admin/kept/kept_reading'
import { recordOf } from '#kernel/admin/kept/kept_rows'
import type { Kept, KeptTable } from '#kernel/admin/kept/kept_table'
import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import type { PackedRows } from '#kernel/database/packed_rows'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentActor } from '#kernel/tenancy/actor'

import {
  type PackedRelease,
  type ReleasedDictionary,
  releaseFields,
  type ReleaseState,
} from '#plugins/coding/contract/release'

export type KeptRelease = Kept<typeof releaseFields>

/** Where a release came from. */
interface Origin {
  readonly id: string
  readonly fileName: string
  readonly sha256: string
}

/** The releases of dictionaries. */
@inject()
export class DictionaryReleases extends KeptReading<typeof releaseFields> {
  readonly kept: KeptTable<typeof releaseFields> = {
    type: 'dictionary_release',
    table: 'dictionary_releases',
    fields: releaseFields,
    search: ['dictionary', 'version', 'fileName', 'loadedByName'],
    shown: { counts: 'counts', entries: 'entries', loadedAt: 'loaded_at' },
  }

  constructor(database: Database) {
    super(database)
  }

  async versionsOf(dictionary: string): Promise<string[]> {
    const rows = await this.database.readCompany((trx) =>
      this.rows(trx).where({ dictionary }).distinct('version')
    )
    return rows.map(({ version }) => version as string)
  }

  /**
   * Makes the row of a release; its parts follow in the same change. Loads take turns here.
   * @returns false when that version is there in that language
   */
  async add(
    { trx }: Change,
    { dictionary, entries }: ReleasedDictionary,
    { version, language, encoding, counts }: PackedRelease,
    { id, fileName, sha256 }: Origin
  ): Promise<boolean> {
    await trx.rawQuery(`select pg_advisory_xact_lock(hashtextextended('dictionary releases', 0))`)
    const there = await this.rows(trx).where({ dictionary, version, language }).select('id').first()
    if (there) return false
    const { userId, name } = currentActor()
    await trx.table('dictionary_releases').insert({
      id,
      dictionary,
      version,
      language,
      encoding,
      counts: JSON.stringify(counts),
      entries: counts[entries],
      file_name: fileName,
      sha256,
      loaded_by: userId,
      loaded_by_name: name,
    })
    return true
  }

  async addRows(
    { trx }: Change,
    { inserts }: ReleasedDictionary,
    releaseId: string,
    { table, json }: PackedRows
  ): Promise<void> {
    await trx.rawQuery(inserts[table]!, [releaseId, json])
  }

  /** Ends the writing of the rows of a release. */
  async settle({ trx }: Change, { settle }: ReleasedDictionary): Promise<void> {
    if (settle) await trx.rawQuery(settle)
  }

  /**
   * The release, which nobody else changes before the change is over. Refuses with 1005 when it is
   * not there.
   */
  async lock({ trx }: Change, id: string): Promise<KeptRelease> {
    const row = await this.rows(trx).where('id', sought(id)).forUpdate().first()
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    return recordOf(this.kept, row)
  }

  async setState({ trx }: Change, { id, revision }: KeptRelease, state: ReleaseState) {
    await trx
      .from('dictionary_releases')
      .where({ id })
      .update({ state, revision: revision + 1 })
  }

  /** Takes its terms away; the row stays for its trail. */
  async discard(
    { trx }: Change,
    { inserts }: ReleasedDictionary,
    { id, revision }: KeptRelease
  ): Promise<void> {
    for (const table of Object.keys(inserts)) {
      await trx.from(table).where({ release_id: id }).delete()
    }
    await trx
      .from('dictionary_releases')
      .where({ id })
      .update({ removed_at: trx.raw('now()'), revision: revision + 1 })
  }
}
