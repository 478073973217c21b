import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { isUuid } from '#kernel/http/is_uuid'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { CodingRun, RunCounts, RunOrder } from '#plugins/coding/contract/coding_run'
import { kindsTakenBack, refuseTakingBack } from '#plugins/coding/runs/refuse_taking_back'
import { addCounts } from '#plugins/coding/runs/run_counts'

type Trx = TransactionClientContract

export interface RunRow {
  readonly id: string
  readonly asked: RunOrder
  readonly state: CodingRun['state']
  readonly total: number | null
  readonly reached: string | null
  readonly counts: Partial<RunCounts>
}

/** Coding of many cases at once: what was asked for, how far it is, what came of it. */
@inject()
export class CodingRuns {
  constructor(private database: Database) {}

  /** @param version that the project codes with */
  async add({ trx }: Change, id: string, asked: RunOrder, version: string): Promise<void> {
    const { companyId, projectId, environment } = currentScope()
    const { userId, name } = currentActor()
    await trx.table('coding_runs').insert({
      ...{ id, company_id: companyId, project_id: projectId, environment },
      ...{ kind: asked.kind, asked: JSON.stringify(asked), version },
      ...{ started_by: userId, started_by_name: name },
    })
  }

  /** The run; refuses with 1005 when the project has none with that id. */
  async get(id: string): Promise<CodingRun> {
    const run = isUuid(id)
      ? await this.database.read((trx) => selectRuns(trx).where({ id }).first())
      : null
    if (!run) throw new kernelErrors.E_DATA_NOT_FOUND()
    return whole(run)
  }

  /**
   * Says of a run that another one takes it back, which only one does. Refuses with 1006 one that
   * cannot be taken back, or not any more.
   */
  async takeBack({ trx }: Change, id: string, by: string): Promise<void> {
    refuseTakingBack(await selectRuns(trx).where({ id }).forUpdate().firstOrFail())
    await trx.from('coding_runs').where({ id }).update({ taken_back_by: by })
  }

  /** The latest first, and how many there are. */
  async list(from: number, count: number): Promise<{ rows: CodingRun[]; total: number }> {
    return this.database.read(async (trx) => {
      const rows = await selectRuns(trx)
        .orderBy([{ column: 'started_at', order: 'desc' }, { column: 'id' }])
        .offset(from)
        .limit(count)
      const [{ n }] = await trx.from('coding_runs').count('* as n')
      return { rows: rows.map(whole), total: Number(n) }
    })
  }

  /** A run that has something left to do, held until the transaction is over. */
  async takeUp(trx: Trx, id: string): Promise<RunRow | null> {
    return trx.from('coding_runs').where({ id, state: 'waiting' }).forUpdate().first()
  }

  async sayTotal({ trx }: Change, id: string, total: number): Promise<void> {
    await trx.from('coding_runs').where({ id }).update({ total })
  }

  /** The cases up to this one are settled. */
  async settle({ trx }: Change, run: RunRow, reached: string, more: Partial<RunCounts>) {
    const counts = JSON.stringify(addCounts(run.counts, more))
    await trx.from('coding_runs').where({ id: run.id }).update({ reached, counts })
  }

  async end({ trx }: Change, id: string): Promise<void> {
    await trx
      .from('coding_runs')
      .where({ id })
      .update({ state: 'done', ended_at: trx.raw('clock_timestamp()') })
  }
}

const CAN_TAKE_BACK = `state = 'done' and kind = any(?) and taken_back_by is null
  and exists (select from coding_run_places where run_id = coding_runs.id) as "canTakeBack"`

function selectRuns(trx: Trx) {
  return trx
    .from('coding_runs')
    .select('id', 'asked', 'state', 'total', 'counts', 'version')
    .select('taken_back_by as takenBackBy', trx.raw(CAN_TAKE_BACK, [[...kindsTakenBack]]))
    .select('started_by_name as startedByName', 'started_at as startedAt', 'ended_at as endedAt')
}

const whole = (run: CodingRun): CodingRun => ({ ...run, counts: addCounts(run.counts, {}) })
