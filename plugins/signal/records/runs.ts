import { promisify } from 'node:util'
import { gunzip, gzipSync } from 'node:zlib'

import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { knownBatches, knownBatchItems } from '#kernel/batches/views'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import { resultBytes, sha256 } from '#plugins/signal/computing/compute_result'
import type { PlanSettings } from '#plugins/signal/contract/plan'
import type { RunInputs, RunResult } from '#plugins/signal/contract/result'
import type { RunState } from '#plugins/signal/contract/run'
import type { KeptPart } from '#plugins/signal/counting/kept_report'

/** A run as it is kept. */
export interface RunRow {
  readonly id: string
  readonly number: number
  readonly planId: string
  readonly planName: string
  readonly planRevision: number
  readonly cut: Date
  readonly settings: PlanSettings
  readonly inputs: RunInputs
  readonly startedByName: string
  readonly startedAt: Date
  readonly state: RunState
  readonly settled: number
  readonly total: number
  readonly digest: string | null
  readonly reports: number | null
  readonly pairs: number | null
}

export type NewRun = Pick<
  RunRow,
  'id' | 'planId' | 'planName' | 'planRevision' | 'cut' | 'settings' | 'inputs'
>

const parts = (json: unknown) => Buffer.from(JSON.stringify(json), 'utf8')

/** The runs of the current scope: added, read, and never changed. */
@inject()
export class Runs {
  constructor(private database: Database) {}

  /** The latest first. */
  async all(): Promise<RunRow[]> {
    return this.database.read((trx) => selectRuns(trx).orderBy('runs.number', 'desc'))
  }

  /** Refuses with 1005 a run that the project does not have. */
  async get(id: string): Promise<RunRow> {
    const row: RunRow | null = await this.database.read((trx) =>
      selectRuns(trx).where('runs.id', uuidOrNil(id)).first()
    )
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    return row
  }

  async add(change: Change, run: NewRun): Promise<void> {
    const { companyId, projectId, environment } = currentScope()
    const number = await nextNumber(change, 'signal_runs')
    const { id, planId, planName, planRevision, cut, settings, inputs } = run
    await change.trx.table('signal_runs').insert({
      ...{ id, company_id: companyId, project_id: projectId, environment, number, cut },
      ...{ plan_id: planId, plan_name: planName, plan_revision: planRevision },
      ...{ settings: JSON.stringify(settings), inputs: JSON.stringify(inputs) },
      ...{ started_by_name: currentActor().name },
    })
    change.note('plan', undefined, `${planName} (${planRevision})`)
    change.note('cut', undefined, cut.toISOString())
    change.note('settings', undefined, settings)
  }

  async addPart(change: Change, runId: string, part: number, kept: KeptPart): Promise<void> {
    const { companyId, projectId, environment } = currentScope()
    const bytes = parts(kept)
    const digest = sha256(bytes)
    await change.trx.table('signal_run_parts').insert({
      ...{ run_id: runId, company_id: companyId, project_id: projectId, environment, part },
      ...{ body: gzipSync(bytes), digest },
    })
    change.note(`part ${part}`, undefined, digest)
  }

  /** The reports that a run read, part by part. Throws where one is not what was kept. */
  async parts(runId: string): Promise<KeptPart[]> {
    const rows: { body: Buffer; digest: string }[] = await this.database.read((trx) =>
      trx.from('signal_run_parts').where({ run_id: runId }).orderBy('part').select('body', 'digest')
    )
    return Promise.all(rows.map(async (row) => JSON.parse((await unpacked(row)).toString('utf8'))))
  }

  async addResult(change: Change, runId: string, result: RunResult): Promise<void> {
    const { companyId, projectId, environment } = currentScope()
    const bytes = resultBytes(result)
    const digest = sha256(bytes)
    const pairs = result.levels.reduce((sum, level) => sum + level.pairs.length, 0)
    await change.trx.table('signal_results').insert({
      ...{ run_id: runId, company_id: companyId, project_id: projectId, environment },
      ...{ body: gzipSync(bytes), digest, reports: result.reports, pairs },
    })
    change.note('result', undefined, digest)
  }

  /** What a run found; null while it has not. */
  async result(runId: string): Promise<RunResult | null> {
    const row: { body: Buffer; digest: string } | null = await this.database.read((trx) =>
      trx
        .from('signal_results')
        .where({ run_id: uuidOrNil(runId) })
        .select('body', 'digest')
        .first()
    )
    return row ? (JSON.parse((await unpacked(row)).toString('utf8')) as RunResult) : null
  }
}

async function unpacked({ body, digest }: { body: Buffer; digest: string }): Promise<Buffer> {
  const bytes = await promisify(gunzip)(body)
  const is = sha256(bytes)
  if (is !== digest) throw new Error(`What a run kept as ${digest} is ${is} now`)
  return bytes
}

/** Whoever numbers another one of the project waits until this change is over: none is left out. */
export async function nextNumber({ trx }: Change, table: 'signal_runs' | 'signals') {
  const { projectId, environment } = currentScope()
  await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `${table} ${projectId} ${environment}`,
  ])
  const last = await trx.from(table).max('number as last').first()
  return Number(last?.last ?? 0) + 1
}

type Trx = Parameters<Parameters<Database['read']>[0]>[0]

const state = `case when results.run_id is not null then 'done'
  when batches.state = 'cancelled' then 'cancelled'
  when batches.state = 'done' then 'failed' else 'running' end as state`

const settled = `(select count(*)::integer from ?? items
  where items.batch_id = runs.id and items.state <> 'waiting') as settled`

function selectRuns(trx: Trx) {
  return trx
    .from('signal_runs as runs')
    .leftJoin(`${knownBatches} as batches`, 'batches.id', 'runs.id')
    .leftJoin('signal_results as results', 'results.run_id', 'runs.id')
    .select('runs.id', 'runs.number', 'runs.plan_id as planId', 'runs.plan_name as planName')
    .select('runs.plan_revision as planRevision', 'runs.cut', 'runs.settings', 'runs.inputs')
    .select('runs.started_by_name as startedByName', 'runs.started_at as startedAt')
    .select('results.digest', 'results.reports', 'results.pairs', trx.raw(state))
    .select(trx.raw('coalesce(batches.total, 0) as total'))
    .select(trx.raw(settled, [knownBatchItems]))
}
