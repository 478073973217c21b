import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import { TransientWrites } from '#kernel/changes/transient_writes'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { FileProblems } from '#kernel/files/file_problems'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { currentActor } from '#kernel/tenancy/actor'

import type { TakenReference } from '#plugins/signal/contract/result'
import type { ReferenceKind, ShownReference } from '#plugins/signal/contract/reference'
import { wording } from '#plugins/signal/lang/server/wording'
import {
  digestOfParts,
  type ReferencePart,
  unpackParts,
} from '#plugins/signal/reference/loading/pack_parts'
import type { ReferenceReports } from '#plugins/signal/reference/packed_reports'

/** A file of reference data; its bytes are in the file store. */
export interface StoredUpload {
  readonly name: string
  readonly sha256: string
  readonly size: number
}

/** Reference data as they are kept, without their reports. */
export interface ReferenceRow extends Omit<ShownReference, 'loadedAt' | 'acts'> {
  readonly files: readonly StoredUpload[]
  readonly contentDigest: string | null
  readonly loadedAt: Date
  readonly revision: number
}

const PROGRESS = 'signal_reference_progress'
const say = `insert into ${PROGRESS} (reference_id, done, total) values (:id, :done, :total)
  on conflict (reference_id) do update set done = excluded.done, total = excluded.total`
const progress = `case when progress.reference_id is not null and state = 'waiting'
  then json_build_object('done', done, 'total', total) end as progress`

const rows = (trx: TransactionClientContract) =>
  trx
    .from('signal_references')
    .whereNull('removed_at')
    .select('id', 'name', 'kind', 'state', 'files', 'digest', 'counts', 'problems', 'revision')
    .select('file_name as fileName', 'problem_count as problemCount')
    .select('loaded_by_name as loadedByName', 'loaded_at as loadedAt')
    .select('content_digest as contentDigest')

/** Reference data of the installation. */
@inject()
export class References {
  constructor(
    private database: Database,
    private transient: TransientWrites
  ) {}

  /** The latest first. */
  async all(): Promise<ReferenceRow[]> {
    return this.database.readCompany((trx) =>
      rows(trx)
        .leftJoin(`${PROGRESS} as progress`, 'progress.reference_id', 'signal_references.id')
        .select(trx.raw(progress))
        .orderBy('loaded_at', 'desc')
    )
  }

  /** Those in use, by their names. */
  async inUse(): Promise<ReferenceRow[]> {
    return this.database.readCompany((trx) => rows(trx).where({ state: 'active' }).orderBy('name'))
  }

  /** What is kept of reference data; throws where it is not what a run took. */
  async content({ id, name, contentDigest }: TakenReference): Promise<ReferenceReports> {
    const parts = await this.#parts(id)
    const is = digestOfParts(parts)
    if (is !== contentDigest)
      throw new Error(`Reference data ${name} were kept as ${contentDigest} and are ${is} now`)
    return unpackParts(parts)
  }

  /** Null when there is none with that id. */
  async find(id: string): Promise<ReferenceRow | null> {
    return this.database.readCompany((trx) =>
      rows(trx)
        .where({ id: uuidOrNil(id) })
        .first()
    )
  }

  /** Keeps new reference data, which wait to be read. Refuses with 1006 a name that others have. */
  async add(
    change: Change,
    row: Pick<ReferenceRow, 'id' | 'name' | 'fileName' | 'files' | 'digest'> & {
      readonly kind: ReferenceKind
    }
  ): Promise<void> {
    const { id, name, kind, fileName, files, digest } = row
    const other = await change.trx
      .from('signal_references')
      .whereRaw('lower(name) = lower(?)', [name])
      .whereNull('removed_at')
      .whereNotIn('state', ['refused', 'cancelled'])
      .select('id')
      .first()
    if (other) throw new kernelErrors.E_DATA_STATUS({ detail: wording('references.name_in_use') })
    await change.trx.table('signal_references').insert({
      ...{ id, name, kind, digest, file_name: fileName, files: JSON.stringify(files) },
      ...{ loaded_by_name: currentActor().name },
    })
    for (const [key, value] of Object.entries({ name, kind, fileName, digest }))
      change.note(key, undefined, value)
  }

  /** Held until the change is over. Refuses with 1005 reference data that are not there. */
  async lock({ trx }: Change, id: string): Promise<ReferenceRow> {
    const row = await rows(trx)
      .where({ id: uuidOrNil(id) })
      .forUpdate()
      .first()
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    return row
  }

  async settle(
    change: Change,
    row: ReferenceRow,
    { counts, contentDigest }: Pick<ReferenceRow, 'counts' | 'contentDigest'>,
    parts: readonly ReferencePart[]
  ): Promise<void> {
    for (const part of parts)
      await change.trx.table('signal_reference_parts').insert({ reference_id: row.id, ...part })
    await this.#rewrite(change, row, {
      ...{ state: 'imported', counts: JSON.stringify(counts), content_digest: contentDigest },
    })
    change.note('state', row.state, 'imported')
    change.note('counts', undefined, counts)
    change.note('contentDigest', undefined, contentDigest)
  }

  async refuse(change: Change, row: ReferenceRow, { list, total }: FileProblems): Promise<void> {
    await this.#rewrite(change, row, {
      ...{ state: 'refused', problems: JSON.stringify(list), problem_count: total },
    })
    change.note('problems', undefined, total)
  }

  async setState(change: Change, row: ReferenceRow, state: ReferenceRow['state']): Promise<void> {
    await this.#rewrite(change, row, { state })
    change.note('state', row.state, state)
  }

  /** Takes the reports away; the row stays for its trail. */
  async discard(change: Change, row: ReferenceRow): Promise<void> {
    await change.trx.from('signal_reference_parts').where({ reference_id: row.id }).delete()
    await this.#rewrite(change, row, { removed_at: new Date() })
    change.note('name', row.name, undefined)
  }

  async #parts(id: string): Promise<Pick<ReferencePart, 'body' | 'digest'>[]> {
    return this.database.readCompany((trx) =>
      trx
        .from('signal_reference_parts')
        .where({ reference_id: id })
        .orderBy('part')
        .select('body', 'digest')
    )
  }

  /** Says how far loading is, to be seen at once and forgotten afterwards. */
  async sayProgress(id: string, done: number, total: number): Promise<void> {
    await this.transient.writePlatform(PROGRESS, (trx) => trx.rawQuery(say, { id, done, total }))
  }

  async forgetProgress(id: string): Promise<void> {
    await this.transient.writePlatform(PROGRESS, (trx) =>
      trx.from(PROGRESS).where({ reference_id: id }).delete()
    )
  }

  async #rewrite({ trx }: Change, { id, revision }: ReferenceRow, values: object): Promise<void> {
    await trx
      .from('signal_references')
      .where({ id })
      .update({ ...values, revision: revision + 1 })
  }
}
