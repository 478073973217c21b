import type { Reading } from '#kernel/database/database'

import type { ColumnValue } from '#plugins/cases/contract/list_columns'
import type { ListedCase } from '#plugins/cases/contract/list_query'
import { type AnyColumn, isOfTable, type TableColumn } from '#plugins/cases/list/list_parts'

/**
 * Adds to rows of the list what the tables of plugins say of them, with one statement for each table.
 * @param isTold whether somebody is told of a column
 */
export async function withTableValues(
  trx: Reading,
  rows: readonly ListedCase[],
  columns: readonly AnyColumn[],
  isTold: (column: AnyColumn) => boolean
): Promise<readonly ListedCase[]> {
  const ofTables = columns.filter(isOfTable)
  if (ofTables.length === 0 || rows.length === 0) return rows
  const none = Object.fromEntries(ofTables.map(({ key }) => [key, null]))
  const said = new Map<string, Record<string, ColumnValue>>(rows.map(({ id }) => [id, { ...none }]))
  for (const [table, told] of byTable(ofTables.filter(isTold))) {
    const found = (await trx
      .from(table)
      .whereIn('case_id', [...said.keys()])
      .select('case_id', ...told.map(({ key, source }) => `${source.column} as ${key}`))) as {
      case_id: string
      [key: string]: unknown
    }[]
    for (const row of found) {
      const values = said.get(row.case_id)!
      for (const column of told) values[column.key] = valueOf(column, row[column.key])
    }
  }
  return rows.map((row) => ({ ...row, ...said.get(row.id) }))
}

function byTable(columns: readonly TableColumn[]): Map<string, TableColumn[]> {
  return Map.groupBy(columns, ({ source }) => source.table)
}

/** A value as the API has it, whatever type the table gives it. */
function valueOf({ type }: TableColumn, value: unknown): ColumnValue {
  if (value === null || value === undefined) return null
  if (type === 'number') return Number(value)
  return value instanceof Date ? value.toISOString() : String(value)
}
