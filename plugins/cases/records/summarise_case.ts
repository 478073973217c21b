import type { CaseContent } from '#kernel/case/content/case_content'

import type { CaseSummary } from '#plugins/cases/contract/case_head'
import type {
  ColumnValue,
  ContentSource,
  StandardColumn,
} from '#plugins/cases/contract/list_columns'
import { standardColumns } from '#plugins/cases/list/standard_columns'
import { shownText } from '#plugins/cases/records/content_readers'

type ReadColumn = StandardColumn & { readonly source: ContentSource }

const readColumns = standardColumns.filter(
  (column): column is ReadColumn => 'read' in column.source
)

/** What `summariseCase` tells, by what kind of column. */
export const summarisedTypes = new Map(readColumns.map(({ key, type }) => [key, type]))

const summarisedKeys = [...summarisedTypes.keys()]

/** Where a standard column stands in `cases`. */
export const columnOf = (key: string) =>
  key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** What lists show of a content, by the keys of the columns. Absent values are null. */
export function summariseCase(content: CaseContent): CaseSummary {
  return Object.fromEntries(
    readColumns.map(({ key, source, nullFlavor }) => [
      key,
      shownText(source.read(content), nullFlavor),
    ])
  ) as unknown as CaseSummary
}

/** The columns of `cases` that follow from the content. */
export const summaryColumns = summarisedKeys.map(columnOf)

/** The same as `cases` keeps it. */
export function summaryRow(content: CaseContent): Record<string, ColumnValue> {
  return Object.fromEntries(
    Object.entries(summariseCase(content)).map(([key, value]) => [columnOf(key), value])
  )
}
