import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { Period } from '#plugins/sur/contract/periods'
import { type FoldedStatus, type FoldedStep, foldStatus } from '#plugins/sur/contract/fold_status'
import type { ReportKind } from '#plugins/sur/contract/periodic_report'
import type { PeriodicSetup } from '#plugins/sur/contract/setup'

type Trx = TransactionClientContract

/** A step as it is told. */
export interface StepRow extends FoldedStep {
  readonly seq: number
  readonly reason: string | null
  readonly byName: string
  readonly at: Date
}

/** A periodic report with its status; `setup` is that of the moment at which it was opened. */
export interface ReportRow extends FoldedStatus {
  readonly id: string
  readonly kind: ReportKind
  readonly period: Period
  readonly setup: PeriodicSetup
  readonly steps: readonly StepRow[]
}

const columns = [
  'id',
  'kind',
  'ordinal',
  'setup',
  'period_start::text as start',
  'lock_point::text as lock_point',
  'due_date::text as due_date',
]

const reports = (trx: Trx) =>
  trx.from('periodic_reports').select(columns.map((column) => trx.raw(column)))

/** The reports of a kind, the latest first. */
export async function listReports(trx: Trx, kind: ReportKind): Promise<ReportRow[]> {
  return withSteps(trx, await reports(trx).where({ kind }).orderBy('ordinal', 'desc'))
}

/** Refuses with 1005 a report that the project does not have. */
export async function findReport(trx: Trx, id: string): Promise<ReportRow> {
  const [found] = await withSteps(trx, await reports(trx).where({ id: uuidOrNil(id) }))
  if (!found) throw new kernelErrors.E_DATA_NOT_FOUND()
  return found
}

/** The same, held until the change is over: nobody else moves it meanwhile. */
export async function lockReport(change: Change, id: string): Promise<ReportRow> {
  const { trx } = change
  await trx
    .from('periodic_reports')
    .where({ id: uuidOrNil(id) })
    .forUpdate()
    .first()
  return findReport(trx, id)
}

/** The report of a period; undefined where it was not opened yet. */
export async function findOfPeriod(
  trx: Trx,
  kind: ReportKind,
  ordinal: number
): Promise<ReportRow | undefined> {
  return (await withSteps(trx, await reports(trx).where({ kind, ordinal })))[0]
}

/** Keeps a report under the id of the act. */
export async function addReport(
  change: Change,
  kind: ReportKind,
  period: Period,
  setup: PeriodicSetup
): Promise<void> {
  const { companyId: company_id, projectId: project_id, environment } = currentScope()
  await change.trx.table('periodic_reports').insert({
    ...{ id: change.act.subject.id, company_id, project_id, environment, kind },
    ordinal: period.ordinal,
    ...{ period_start: period.start, lock_point: period.lockPoint, due_date: period.dueDate },
    setup: JSON.stringify(setup),
  })
  change.note('ordinal', undefined, period.ordinal)
  change.note('lockPoint', undefined, period.lockPoint)
}

/** Adds a step of the actor to a report, whose row is held. */
export async function addStep(
  change: Change,
  report: Pick<ReportRow, 'id' | 'status' | 'steps'>,
  act: FoldedStep['act'],
  reason: string | null = null
): Promise<void> {
  const { companyId: company_id, projectId: project_id, environment } = currentScope()
  const { userId: by_id, name: by_name } = currentActor()
  const seq = (report.steps.at(-1)?.seq ?? 0) + 1
  const report_id = report.id
  await change.trx
    .table('periodic_steps')
    .insert({ report_id, seq, company_id, project_id, environment, act, reason, by_id, by_name })
  if (act !== 'confirmed') change.note('status', seq === 1 ? undefined : report.status, act)
}

async function withSteps(
  trx: Trx,
  found: readonly Record<string, unknown>[]
): Promise<ReportRow[]> {
  const ids = found.map(({ id }) => id as string)
  const rows = await trx.from('periodic_steps').whereIn('report_id', ids).orderBy('seq')
  const steps = Map.groupBy(rows, ({ report_id }) => report_id as string)
  return found.map((row) => {
    const own = (steps.get(row.id as string) ?? []).map(stepOf)
    return {
      ...{ id: row.id as string, kind: row.kind as ReportKind, setup: row.setup as PeriodicSetup },
      period: {
        ...{ ordinal: row.ordinal as number, start: row.start as string },
        ...{ lockPoint: row.lock_point as string, dueDate: row.due_date as string },
      },
      ...{ steps: own, ...foldStatus(own) },
    }
  })
}

const stepOf = (row: Record<string, unknown>): StepRow => ({
  ...{ seq: row.seq as number, act: row.act as FoldedStep['act'], reason: row.reason as string },
  ...{ byId: row.by_id as string, byName: row.by_name as string, at: row.at as Date },
})
