import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { knownBatches } from '#kernel/batches/views'
import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { isUuid } from '#kernel/http/is_uuid'
import { currentScope } from '#kernel/tenancy/actor'

import type { CodingRun, RunCounts } from '#plugins/coding/contract/coding_run'
import { CodingRunSchema } from '#plugins/coding/database/schema'
import { kindsTakenBack, refuseTakingBack } from '#plugins/coding/runs/refuse_taking_back'
import { addCounts } from '#plugins/coding/runs/run_counts'

type Trx = TransactionClientContract

/** What a run says beside its batch, as it is kept. */
class Run extends CodingRunSchema {
  static table = 'coding_runs'

  declare counts: Partial<RunCounts>
}

/** Coding of many cases at once: what was asked for, how far it is, what came of it. */
@inject()
export class CodingRuns {
  constructor(private database: Database) {}

  /**
   * What is said of a run of coding alone; what was asked for stands with its batch.
   * @param version that the project codes with
   */
  async add({ trx }: Change, id: string, version: string): Promise<void> {
    const { companyId, projectId, environment } = currentScope()
    await Run.create({ id, companyId, projectId, environment, version }, { client: trx })
  }

  /** The run; refuses with 1005 when the project has none with that id. */
  async get(id: string): Promise<CodingRun> {
    const run = isUuid(id)
      ? await this.database.read((trx) => selectRuns(trx).where('coding_runs.id', id).first())
      : null
    if (!run) throw new kernelErrors.E_DATA_NOT_FOUND()
    return whole(run)
  }

  /**
   * Says of a run that another one takes it back, which only one does. Refuses with 1006 one that
   * cannot be taken back, or not any more.
   */
  async takeBack({ trx }: Change, id: string, by: string): Promise<void> {
    const run = await Run.query({ client: trx }).where({ id }).forUpdate().firstOrFail()
    refuseTakingBack(await selectRuns(trx).where('coding_runs.id', id).firstOrFail())
    await run.merge({ takenBackBy: by }).save()
  }

  /** The latest first, and how many there are. */
  async list(from: number, count: number): Promise<{ rows: CodingRun[]; total: number }> {
    return this.database.read(async (trx) => {
      const rows = await selectRuns(trx)
        .orderBy([{ column: 'started_at', order: 'desc' }, { column: 'coding_runs.id' }])
        .offset(from)
        .limit(count)
      const [{ n }] = await trx.from('coding_runs').count('* as n')
      return { rows: rows.map(whole), total: Number(n) }
    })
  }

  /** Adds to what came of a run; its batch is held. */
  async count({ trx }: Change, id: string, more: Partial<RunCounts>): Promise<void> {
    const run = await Run.findOrFail(id, { client: trx })
    await run.merge({ counts: addCounts(run.counts, more) }).save()
  }
}

const CAN_TAKE_BACK = `state <> 'waiting' and asked->>'kind' = any(?) and taken_back_by is null
  and exists (select from coding_run_places where run_id = coding_runs.id) as "canTakeBack"`

function selectRuns(trx: Trx) {
  return trx
    .from('coding_runs')
    .join(`${knownBatches} as batches`, 'batches.id', 'coding_runs.id')
    .select('coding_runs.id', 'asked', 'state', 'total', 'coding_runs.counts', 'version')
    .select('taken_back_by as takenBackBy', trx.raw(CAN_TAKE_BACK, [[...kindsTakenBack]]))
    .select('started_by_name as startedByName', 'started_at as startedAt', 'ended_at as endedAt')
}

const whole = (run: CodingRun): CodingRun => ({ ...run, counts: addCounts(run.counts, {}) })
