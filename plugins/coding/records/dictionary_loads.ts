import { inject } from '@adonisjs/core'

import { KeptReading, type Trx } from '#kernel/admin/kept/kept_reading'
import type { KeptTable } from '#kernel/admin/kept/kept_table'
import type { Change } from '#kernel/changes/change'
import { TransientWrites } from '#kernel/changes/transient_writes'
import { Database } from '#kernel/database/database'
import { currentActor } from '#kernel/tenancy/actor'

import {
  loadFields,
  type LoadOutcome,
  type LoadProgress,
  type SaidOfRelease,
} from '#plugins/coding/contract/release'
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
  readonly said: SaidOfRelease
  readonly fileName: string
  readonly files: readonly StoredUpload[]
}

const PROGRESS = 'dictionary_load_progress'

const say = `insert into ${PROGRESS} (load_id, stage, done, total)
  values (:id, :stage, :done, :total)
  on conflict (load_id) do update
    set stage = excluded.stage, done = excluded.done, total = excluded.total`

/** The loads of dictionaries: what came, how far it is, what was wrong with it. */
@inject()
export class DictionaryLoads extends KeptReading<typeof loadFields> {
  readonly kept: KeptTable<typeof loadFields> = {
    type: 'dictionary_load',
    table: 'dictionary_loads',
    fields: loadFields,
    search: ['fileName', 'startedByName'],
    shown: {
      startedAt: 'started_at',
      endedAt: 'ended_at',
      problemCount: 'problem_count',
      releaseId: 'release_id',
      progress: 'progress',
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
    { id, dictionary, said, fileName, files }: WaitingLoad
  ): Promise<void> {
    const { userId, name } = currentActor()
    await trx.table('dictionary_loads').insert({
      id,
      dictionary,
      said: JSON.stringify(said),
      file_name: fileName,
      files: JSON.stringify(files),
      started_by: userId,
      started_by_name: name,
    })
  }

  /** What waits under that id; null when it is done or refused already. */
  async findWaiting(id: string): Promise<WaitingLoad | null> {
    return this.database.readCompany((trx) =>
      trx
        .from('dictionary_loads')
        .where({ id, state: 'waiting' })
        .select('id', 'dictionary', 'said', 'files', 'file_name as fileName')
        .first()
    )
  }

  /** Whether it still waits; nobody else settles it before the change is over. */
  async takeUp({ trx }: Change, id: string): Promise<boolean> {
    const row = await trx
      .from('dictionary_loads')
      .where({ id, state: 'waiting' })
      .forUpdate()
      .select('id')
      .first()
    return Boolean(row)
  }

  async settleDone({ trx }: Change, id: string, releaseId: string): Promise<void> {
    await trx
      .from('dictionary_loads')
      .where({ id })
      .update({ state: 'done', release_id: releaseId, ended_at: trx.raw('clock_timestamp()') })
  }

  /** @param total how many problems there are, of which a part may be listed */
  async settleRefused(
    { trx }: Change,
    id: string,
    problems: readonly FileProblem[],
    total: number
  ): Promise<void> {
    await trx
      .from('dictionary_loads')
      .where({ id })
      .update({
        state: 'refused',
        problems: JSON.stringify(problems),
        problem_count: total,
        ended_at: trx.raw('clock_timestamp()'),
      })
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
    return this.database.readCompany((trx) =>
      trx
        .from('dictionary_loads')
        .where({ id })
        .select('state', 'problems', 'release_id as releaseId', 'problem_count as problemCount')
        .first()
    )
  }

  protected rows(trx: Trx) {
    return trx.from((all) => {
      void all
        .from('dictionary_loads')
        .leftJoin(PROGRESS, 'load_id', 'id')
        .select('dictionary_loads.*', trx.raw('1 as revision'))
        .select(
          trx.raw(`case when load_id is not null and state = 'waiting' then
            json_build_object('stage', stage, 'done', done, 'total', total) end as progress`)
        )
        .as('loads')
    })
  }
}
