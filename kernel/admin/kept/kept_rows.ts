import { DateTime } from 'luxon'

import { columnsOf, type Kept, type KeptTable } from '#kernel/admin/kept/kept_table'
import type { Field, Fields, ValuesOf } from '#kernel/fields/field'

type Row = Readonly<Record<string, unknown>>

/** The record of a row of the table; what stands apart is empty. */
export function recordOf<All extends Fields>(table: KeptTable<All>, row: Row): Kept<All> {
  const columns = columnsOf(table)
  const values = Object.entries(table.fields).map(([name, field]) => {
    const column = columns[name]
    return [name, column === undefined ? [] : fromColumn(field, row[column])]
  })
  const shown = Object.entries(table.shown ?? {}).map(([name, column]) => {
    const value = row[column]
    return [name, value instanceof Date ? value.toISOString() : value]
  })
  return Object.fromEntries([
    ['id', row.id],
    ['revision', row.revision],
    ...values,
    ...shown,
  ]) as Kept<All>
}

/** What is written into the columns of the table. */
export function rowOf<All extends Fields>(
  table: KeptTable<All>,
  values: ValuesOf<All>
): Record<string, unknown> {
  const columns = Object.entries(columnsOf(table))
  return Object.fromEntries(
    columns.map(([name, column]) => [column, toColumn(table.fields[name]!, values[name])])
  )
}

function fromColumn(field: Field, value: unknown): unknown {
  if (field.kind === 'text') return value ?? ''
  // The driver gives a day as midnight of this machine.
  return field.kind === 'day' && value instanceof Date
    ? DateTime.fromJSDate(value).toISODate()
    : value
}

function toColumn(field: Field, value: unknown): unknown {
  return field.kind === 'rows' ? JSON.stringify(value) : value
}
