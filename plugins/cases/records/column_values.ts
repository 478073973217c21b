import type { CaseContent } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { nullFlavorOf } from '#kernel/case/content/leaf'

import type {
  ColumnValue,
  ContentSource,
  ElementSource,
  ListColumn,
} from '#plugins/cases/contract/list_columns'
import type { NullFlavors } from '#plugins/cases/contract/list_query'
import { type AnyColumn, listParts } from '#plugins/cases/list/list_parts'
import { shownText } from '#plugins/cases/records/content_readers'

/**
 * What is kept beside a case of its content for lists: the values of the columns of plugins, by the key
 * of the element, and the null flavours of all columns.
 */
export interface ProjectedValues {
  readonly [element: string]: ColumnValue | NullFlavors | undefined
  /** No element has this key. */
  readonly nullFlavors?: NullFlavors
}

type ReadColumn = ListColumn<ContentSource | ElementSource>

const elementColumns = (columns: readonly AnyColumn[]) =>
  columns.filter((column): column is ListColumn<ElementSource> => 'element' in column.source)

const isRead = (column: AnyColumn): column is ReadColumn =>
  'read' in column.source || 'element' in column.source

const readFrom = ({ source }: ReadColumn, content: CaseContent) =>
  'read' in source ? source.read(content) : content[toKey(source.element)]

/** Reads out of a content what is kept of it for lists. */
export async function projectedValuesReader(): Promise<(content: CaseContent) => ProjectedValues> {
  const { columns } = await listParts()
  const added = elementColumns(columns)
  const reasoned = columns.filter(isRead).filter(({ nullFlavor }) => nullFlavor !== 'nothing')
  return (content) => {
    const values = added.map((column) => {
      const { source, nullFlavor } = column
      return [toKey(source.element), shownText(readFrom(column, content), nullFlavor)] as const
    })
    const reasons = reasoned.flatMap((column) => {
      const reason = nullFlavorOf(readFrom(column, content))
      return reason === undefined ? [] : [[column.key, reason] as const]
    })
    return {
      ...Object.fromEntries(values.filter(([, value]) => value !== null)),
      ...(reasons.length > 0 && { nullFlavors: Object.fromEntries(reasons) }),
    }
  }
}

/** What a row of the list shows of that, by the keys of the columns. */
export function listedValues(
  columns: readonly AnyColumn[],
  { nullFlavors = {}, ...projected }: ProjectedValues
) {
  const values = elementColumns(columns).map(({ key, source }) => [
    key,
    projected[toKey(source.element)] ?? null,
  ])
  return { ...Object.fromEntries(values), nullFlavors }
}
