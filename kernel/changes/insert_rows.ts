import type { Change } from '#kernel/changes/change'
import type { Scope } from '#kernel/tenancy/scope'

/**
 * Inserts many rows with one statement. Columns that a row does not name take their default.
 * @param table a name from the code, never from a request
 * @param columns the columns that the rows name, without those of the tenant
 */
export async function insertRows(
  change: Change,
  table: string,
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
