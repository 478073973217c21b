import { inject } from '@adonisjs/core'

import { ResourceReading, type Rows, type Trx } from '#kernel/admin/resources/resource_reading'
import type { ResourceTable } from '#kernel/admin/resources/resource_table'
import type { Change } from '#kernel/changes/change'
import { TransientWrites } from '#kernel/changes/transient_writes'
import { Database } from '#kernel/database/database'
import { has, id as uuid, moment, oneOf, orNull, whole } from '#kernel/http/answers'
import { currentActor } from '#kernel/tenancy/actor'

import {
  loadFields,
  type LoadOutcome,
  type LoadProgress,
  type ReleaseDetails,
} from '#plugins/coding/contract/release'
import { DictionaryLoadSchema } from '#plugins/coding/database/schema'
import type { FileProblem } from '#kernel/files/file_problems'

/** A file of an upload; its bytes are in the file store. */
export interface StoredUpload {
  readonly name: string
  readonly sha256: string
  readonly size: number
}

/** What a load still has to do. */
export interface WaitingLoad {
  readonly id: string
  readonly dictionary: string
  readonly details: ReleaseDetails
  readonly fileName: string
  readonly files: readonly StoredUpload[]
}

const PROGRESS = 'dictionary_load_progress'

const say = `insert into ${PROGRESS} (load_id, stage, done, total)
  values (:id, :stage, :done, :total)
  on conflict (load_id) do update
    set stage = excluded.stage, done = excluded.done, total = excluded.total`

/** How far a load is, as answers tell it. */
export const progressAnswer = has({ stage: oneOf('reading', 'writing'), done: whole, total: whole })

/** A load as it is kept. */
class Load extends DictionaryLoadSchema {
  static table = 'dictionary_loads'

  declare details: ReleaseDetails
  declare files: readonly StoredUpload[]
  declare problems: readonly FileProblem[]
  declare state: LoadOutcome['state']
}

/** The loads of dictionaries: what came, how far it is, what was wrong with it. */
@inject()
export class DictionaryLoads extends ResourceReading<typeof loadFields> {
  readonly table: ResourceTable<typeof loadFields> = {
    type: 'dictionary_load',
    model: Load,
    fields: loadFields,
    search: ['fileName', 'startedByName'],
    shown: {
      startedAt: { is: moment },
      endedAt: { is: orNull(moment) },
      problemCount: { is: whole },
      releaseId: { is: orNull(uuid) },
      progress: { is: orNull(progressAnswer) },
    },
  }

  constructor(
    database: Database,
    private transient: TransientWrites
  ) {
    super(database)
  }

  /** A new load, which waits. */
  async add(
    { trx }: Change,
    { id, dictionary, details, fileName, files }: WaitingLoad
  ): Promise<void> {
    const { userId, name } = currentActor()
    const started = { startedBy: userId, startedByName: name }
    await Load.create({ id, dictionary, details, fileName, files, ...started }, { client: trx })
  }

  /** What waits under that id; null when it is done or refused already. */
  async findWaiting(id: string): Promise<WaitingLoad | null> {
    const load = await this.database.readCompany((trx) => waiting(trx, id).first())
    if (!load) return null
    const { dictionary, details, fileName, files } = load
    return { id, dictionary, details, fileName, files }
  }

  /** Whether it still waits; nobody else settles it before the change is over. */
  async takeUp({ trx }: Change, id: string): Promise<boolean> {
    return Boolean(await waiting(trx, id).forUpdate().first())
  }

  async settleDone(change: Change, id: string, releaseId: string): Promise<void> {
    await this.#settle(change, id, { state: 'done', releaseId })
  }

  /** @param total how many problems there are, of which a part may be listed */
  async settleRefused(
    change: Change,
    id: string,
    problems: readonly FileProblem[],
    total: number
  ): Promise<void> {
    await this.#settle(change, id, { state: 'refused', problems, problemCount: total })
  }

  /** Says how far it is, to be seen at once and forgotten afterwards. */
  async sayProgress(id: string, progress: LoadProgress): Promise<void> {
    await this.transient.writePlatform(PROGRESS, (trx) => trx.rawQuery(say, { id, ...progress }))
  }

  async forgetProgress(id: string): Promise<void> {
    await this.transient.writePlatform(PROGRESS, (trx) =>
      trx.from(PROGRESS).where({ load_id: id }).delete()
    )
  }

  /** What became of a load, with what was wrong with it, which lists do not show. */
  async outcomeOf(id: string): Promise<LoadOutcome> {
    const { state, problems, releaseId, problemCount } = await this.database.readCompany((trx) =>
      Load.findOrFail(id, { client: trx })
    )
    return { state, problems, releaseId, problemCount }
  }

  protected rows(trx: Trx): Rows {
    const query: Rows = this.table.model.query({ client: trx })
    return query
      .leftJoin(PROGRESS, 'load_id', 'id')
      .select('dictionary_loads.*', trx.raw('1 as revision'))
      .select(
        trx.raw(`case when load_id is not null and state = 'waiting' then
          json_build_object('stage', stage, 'done', done, 'total', total) end as progress`)
      )
  }

  async #settle({ trx }: Change, id: string, outcome: Partial<LoadOutcome>): Promise<void> {
    const load = await Load.findOrFail(id, { client: trx })
    await load.merge({ ...outcome, endedAt: new Date() }).save()
  }
}

const waiting = (trx: Trx, id: string) =>
  Load.query({ client: trx }).where({ id, state: 'waiting' })
