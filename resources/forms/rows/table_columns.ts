import type { Catalogue } from '#kernel/case/content/catalogue'
import type { Row } from '#kernel/case/content/case_content'
import {
  type Column,
  type ElementField,
  type GroupField,
  type NamedColumn,
  type Trend,
} from '#kernel/case/forms/page_layout'
import { elementFieldsOf } from '#kernel/case/forms/walk_layout'
import type { Words } from '#kernel/language/words'
import { isShown } from '#resources/forms/page/shown_sections'

const MOST_COLUMNS = 6

/** A column of the table of a group: the first of some fields that a row fills, or a trend. */
export interface TableColumn {
  readonly key: string
  readonly fields: readonly ElementField[]
  /** Its heading, where that is not the label of the element. */
  readonly title?: Words
  readonly trend?: Trend
}

/**
 * What a table of rows shows: what the layout says, else the fields that name a row, else the first of
 * them; the open row shows all. What a region adds has a column where the region or a row needs it.
 */
export function tableColumns(
  catalogue: Catalogue,
  field: GroupField,
  rows: readonly Row[],
  regions: readonly string[]
): TableColumn[] {
  const columns = columnsOf(field)
  const shown = columns.filter(
    ({ fields, trend }) => trend || fields.some((each) => isShown(catalogue, each, rows, regions))
  )
  return isChosen(field) ? shown : shown.slice(0, MOST_COLUMNS)
}

const isChosen = ({ columns, summary = [] }: GroupField) => Boolean(columns) || summary.length > 1

const known = new WeakMap<GroupField, TableColumn[]>()

/** The same columns are the same objects, so that nothing is drawn anew. */
function columnsOf(field: GroupField): TableColumn[] {
  const before = known.get(field)
  if (before) return before
  const fields = [...elementFieldsOf(field.sections)]
    .filter(({ path }) => path.length === 0)
    .map((placed) => placed.field)
  const wanted =
    field.columns ?? (isChosen(field) ? field.summary! : fields.map(({ element }) => element))
  const columns = wanted.flatMap((column) => columnOf(column, fields))
  known.set(field, columns)
  return columns
}

function columnOf(column: Column, fields: readonly ElementField[]): TableColumn[] {
  if (typeof column === 'object' && 'trend' in column)
    return [{ key: `trend ${column.trend}`, fields: [], trend: column }]
  const { title, elements } = named(column)
  const found = elements.flatMap((id) => fields.find(({ element }) => element === id) ?? [])
  return found.length > 0 ? [{ key: found[0]!.element, fields: found, title }] : []
}

type Named = Pick<NamedColumn, 'elements'> & Partial<NamedColumn>

const named = (column: Exclude<Column, Trend>): Named =>
  typeof column === 'object' && 'title' in column ? column : { elements: [column].flat() }
