import type { CaseContent } from '#kernel/content/case_content'
import { toKey } from '#kernel/content/element_id'

import type { ColumnValue, ElementSource, ListColumn } from '#plugins/cases/contract/list_columns'
import { type AnyColumn, listParts } from '#plugins/cases/list/list_parts'
import { shownText } from '#plugins/cases/records/content_readers'

/** What is kept beside a case of its content for the columns of plugins, by the key of the element. */
export type KeptElements = Readonly<Record<string, ColumnValue>>

const elementColumns = (columns: readonly AnyColumn[]) =>
  columns.filter((column): column is ListColumn<ElementSource> => 'element' in column.source)

/** Reads out of a content what is kept for the columns of plugins. */
export async function elementKeeper(): Promise<(content: CaseContent) => KeptElements> {
  const columns = elementColumns((await listParts()).columns)
  return (content) => {
    const read = columns.map(({ source, nullFlavor }) => {
      const key = toKey(source.element)
      return [key, shownText(content[key], nullFlavor)] as const
    })
    return Object.fromEntries(read.filter(([, value]) => value !== null))
  }
}

/** The values of those columns, by their keys. */
export function keptElements(columns: readonly AnyColumn[], kept: KeptElements) {
  return Object.fromEntries(
    elementColumns(columns).map(({ key, source }) => [key, kept[toKey(source.element)] ?? null])
  )
}
