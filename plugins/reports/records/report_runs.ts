import type { Change } from '#kernel/changes/change'
import type { Reading } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import { knownCases } from '#plugins/cases/contract/views'
import type { ReportResult } from '#plugins/reports/contract'
import type { PartQuery } from '#plugins/reports/counting/part_query'

/** Which case, in which revision, is behind each number of a run. */
export const RUN_CASES = 'report_run_cases'

/** A run of a report that somebody keeps. */
export interface ReportRun {
  readonly id: string
  readonly name: string
  readonly madeBy: string
  /** UTC */
  readonly at: string
  readonly result: ReportResult
}

/** Keeps a result. */
export async function addRun(
  change: Change,
  { id, name, result }: Pick<ReportRun, 'id' | 'name' | 'result'>
): Promise<void> {
  const { companyId, projectId, environment } = currentScope()
  change.note('report', undefined, result.report)
  change.note('name', undefined, name)
  await change.trx.table('report_runs').insert({
    ...{ id, company_id: companyId, project_id: projectId, environment, name },
    ...{ report: result.report, result: JSON.stringify(result), made_by: currentActor().name },
  })
}

/** Keeps which case, in which revision, is behind each number of a part. */
export async function addCasesOfPart(change: Change, id: string, query: PartQuery): Promise<void> {
  const { companyId, projectId, environment } = currentScope()
  const { rows, column, from, counted, part } = query
  const values = [rows[0]!, rows[1], column].map((fact) => (fact ? `(${fact.sql})::text` : 'NULL'))
  const statement = `INSERT INTO report_run_cases
       (run_id, company_id, project_id, environment, part, r1, r2, k, case_id, revision)
     SELECT DISTINCT ?::uuid, ?::uuid, ?::uuid, ?::smallint, ?, ${values.join(', ')}, c.case_id, known.revision
     FROM ${from} JOIN ${knownCases} known ON known.id = c.case_id WHERE ${counted.sql}`
  await change.trx.rawQuery(statement, [
    id,
    companyId,
    projectId,
    environment,
    part.key,
    ...counted.bindings,
  ] as never)
}

/** The runs of the scope, the latest first; of one report where it is named. */
export async function selectRuns(trx: Reading, report?: string): Promise<ReportRun[]> {
  const rows = trx.from('report_runs').orderBy('at', 'desc').orderBy('id')
  return ((await (report === undefined ? rows : rows.where({ report }))) as StoredRun[]).map(toRun)
}

/** One run; refuses with 1005 one that is not there. */
export async function getRun(trx: Reading, id: string): Promise<ReportRun> {
  const row = (await trx
    .from('report_runs')
    .where({ id: uuidOrNil(id) })
    .first()) as StoredRun | null
  if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
  return toRun(row)
}

/** The cases of a run, each in the revision that was counted. */
export async function selectRunCases(
  trx: Reading,
  id: string
): Promise<{ caseId: string; revision: number }[]> {
  return trx
    .from('report_run_cases')
    .where({ run_id: id })
    .distinct('case_id as caseId', 'revision')
    .orderBy('case_id')
}

/** How many of the cases of a run were saved since. */
export async function countChangedSince(trx: Reading, id: string): Promise<number> {
  const statement = `SELECT count(DISTINCT kept.case_id)::integer AS n FROM report_run_cases kept
     JOIN ${knownCases} known ON known.id = kept.case_id
     WHERE kept.run_id = ?::uuid AND known.revision <> kept.revision`
  const { rows } = await trx.rawQuery(statement, [id])
  return rows[0].n
}

interface StoredRun {
  readonly id: string
  readonly name: string
  readonly made_by: string
  readonly at: Date
  readonly result: ReportResult
}

const toRun = ({ id, name, made_by: madeBy, at, result }: StoredRun): ReportRun => ({
  ...{ id, name, madeBy, result },
  at: at.toISOString(),
})
