import type { Change } from '#kernel/changes/change'
import type { Scope } from '#kernel/tenancy/scope'

import type { CaseTable } from '#plugins/cases/records/new_case_rows'

/**
 * Inserts many rows with one statement. Columns that a row does not name take their default.
 * @param columns the columns that the rows name, without those of the tenant
 */
export async function insertRows(
  change: Change,
  table: CaseTable,
  scope: Scope,
  columns: readonly string[],
  rows: readonly Record<string, unknown>[]
): Promise<void> {
  if (rows.length === 0) return
  const names = columns.join(', ')
  const statement = [
    `insert into ${table} (company_id, project_id, environment, ${names})`,
    `select ?, ?, ?, ${names} from jsonb_populate_recordset(null::${table}, ?::jsonb)`,
  ]
  await change.trx.rawQuery(statement.join(' '), [
    scope.companyId,
    scope.projectId,
    scope.environment,
    JSON.stringify(rows),
  ])
}
