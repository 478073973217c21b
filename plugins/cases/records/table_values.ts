import type { Reading } from '#kernel/database/database'
import type { Words } from '#kernel/language/words'

import type { ColumnValue } from '#plugins/cases/contract/list_columns'
import type { ListedCase } from '#plugins/cases/contract/list_query'
import { type AnyColumn, isOfTable, type TableColumn } from '#plugins/cases/list/list_parts'

/**
 * Adds to rows of the list what the tables of plugins say of them, with one statement for each table.
 * @param isShown whether somebody is told of a column
 */
export async function withTableValues(
  trx: Reading,
  rows: readonly ListedCase[],
  columns: readonly AnyColumn[],
  isShown: (column: AnyColumn) => boolean
): Promise<readonly ListedCase[]> {
  const ofTables = columns.filter(isOfTable)
  if (ofTables.length === 0 || rows.length === 0) return rows
  const none = Object.fromEntries(ofTables.map(({ key }) => [key, null]))
  const valuesOfCase = new Map<string, Record<string, ColumnValue>>(
    rows.map(({ id }) => [id, { ...none }])
  )
  for (const [table, shown] of byTable(ofTables.filter(isShown))) {
    const found = (await trx
      .from(table)
      .whereIn('case_id', [...valuesOfCase.keys()])
      .select('case_id', ...shown.map(({ key, source }) => `${source.column} as ${key}`))) as {
      case_id: string
      [key: string]: unknown
    }[]
    for (const row of found) {
      const values = valuesOfCase.get(row.case_id)!
      for (const column of shown) values[column.key] = valueOf(column, row[column.key])
    }
  }
  return rows.map((row) => ({ ...row, ...valuesOfCase.get(row.id) }))
}

function byTable(columns: readonly TableColumn[]): Map<string, TableColumn[]> {
  return Map.groupBy(columns, ({ source }) => source.table)
}

/** A value as the API has it, whatever type the table gives it. */
function valueOf({ type }: TableColumn, value: unknown): ColumnValue {
  if (value === null || value === undefined) return null
  if (type === 'number') return Number(value)
  if (type === 'words') return value as Words
  return value instanceof Date ? value.toISOString() : String(value)
}
