import type { LucidRow } from '@adonisjs/lucid/types/model'

import {
  inTable,
  type ResourceRow,
  type ResourceTable,
  shownOf,
} from '#kernel/admin/resources/resource_table'
import type { Fields, ValuesOf } from '#kernel/fields/field'

/** The record of a row; what has no column is empty. */
export function recordOf<All extends Fields>(
  table: ResourceTable<All>,
  row: LucidRow
): ResourceRow<All> {
  const valueAt = (name: string) =>
    name in row.$extras ? row.$extras[name] : row.$attributes[name]
  const values = Object.entries(table.fields).map(([name, { kind }]) => {
    if (!inTable(table, name)) return [name, []]
    return [name, kind === 'text' ? (valueAt(name) ?? '') : valueAt(name)]
  })
  const shown = shownOf(table).map(([name, attribute]) => {
    const value = valueAt(attribute)
    return [name, value instanceof Date ? value.toISOString() : value]
  })
  return Object.fromEntries([
    ['id', valueAt('id')],
    ['revision', valueAt('revision')],
    ...values,
    ...shown,
  ]) as ResourceRow<All>
}

/** What of the values stands in the table. */
export function ownValues<All extends Fields>(
  table: ResourceTable<All>,
  values: ValuesOf<All>
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => inTable(table, name)))
}
