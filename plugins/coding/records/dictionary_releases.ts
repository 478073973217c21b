import { inject } from '@adonisjs/core'

import { ResourceReading } from '#kernel/admin/resources/resource_reading'
import type { ResourceRow, ResourceTable } from '#kernel/admin/resources/resource_table'
import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import type { PackedRows } from '#kernel/database/packed_rows'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentActor } from '#kernel/tenancy/actor'
import { byName, moment, whole } from '#kernel/http/answers'
import { uuidOrNil } from '#kernel/http/is_uuid'

import {
  type PackedRelease,
  type ReleasedDictionary,
  releaseFields,
  type ReleaseState,
} from '#plugins/coding/contract/release'
import { DictionaryReleaseSchema } from '#plugins/coding/database/schema'

/** A release as it is kept, without its terms. */
class Release extends DictionaryReleaseSchema {
  static table = 'dictionary_releases'
}

export type ReleaseRow = ResourceRow<typeof releaseFields>

/** Where a release came from. */
interface Origin {
  readonly id: string
  readonly fileName: string
  readonly sha256: string
}

/** The releases of dictionaries. */
@inject()
export class DictionaryReleases extends ResourceReading<typeof releaseFields> {
  readonly table: ResourceTable<typeof releaseFields> = {
    type: 'dictionary_release',
    model: Release,
    fields: releaseFields,
    search: ['dictionary', 'version', 'fileName', 'loadedByName'],
    shown: { counts: { is: byName(whole) }, entries: { is: whole }, loadedAt: { is: moment } },
  }

  constructor(database: Database) {
    super(database)
  }

  async versionsOf(dictionary: string): Promise<string[]> {
    const there = await this.database.readCompany((trx) =>
      Release.query({ client: trx })
        .where({ dictionary })
        .whereNull('removedAt')
        .distinct('version')
    )
    return there.map(({ version }) => version)
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
    const there = await this.rows(trx).where({ dictionary, version, language }).first()
    if (there) return false
    const { userId, name } = currentActor()
    const loaded = { counts, entries: counts[entries], loadedBy: userId, loadedByName: name }
    await Release.create(
      { id, dictionary, version, language, encoding, fileName, sha256, ...loaded },
      { client: trx }
    )
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
  async lock({ trx }: Change, id: string): Promise<ReleaseRow> {
    const row = await this.rows(trx).where('id', uuidOrNil(id)).forUpdate().first()
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    return this.record(row)
  }

  async setState(change: Change, release: ReleaseRow, state: ReleaseState): Promise<void> {
    await this.#rewrite(change, release, { state })
  }

  /** Takes its terms away; the row stays for its trail. */
  async discard(
    change: Change,
    { inserts }: ReleasedDictionary,
    release: ReleaseRow
  ): Promise<void> {
    for (const table of Object.keys(inserts)) {
      await change.trx.from(table).where({ release_id: release.id }).delete()
    }
    await this.#rewrite(change, release, { removedAt: new Date() })
  }

  /** Says something else of a release that is locked, as its next revision. */
  async #rewrite({ trx }: Change, { id, revision }: ReleaseRow, values: object): Promise<void> {
    const release = await Release.findOrFail(id, { client: trx })
    await release.merge({ ...values, revision: revision + 1 }).save()
  }
}
