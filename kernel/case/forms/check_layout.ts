import {
  isGroupField,
  OWN_WIDGETS,
  type Column,
  type GroupField,
  type PageLayout,
  type PageSection,
  type PluginWidget,
} from '#kernel/case/forms/page_layout'
import { FormSchemaError } from '#kernel/case/forms/refusal'
import {
  elementFieldsOf,
  elementsOfField,
  groupFieldsOf,
  sectionsOf,
} from '#kernel/case/forms/walk_layout'

/**
 * Refuses a page that shows an element twice, or says of a field what cannot be.
 * @param brought names of the widgets that plugins bring
 */
export function checkLayout(
  { page, sections }: PageLayout,
  brought: readonly PluginWidget[]
): void {
  const ids = new Set<string>()
  for (const { section } of sectionsOf(sections)) {
    if (ids.has(section.id)) {
      throw new FormSchemaError(`The page "${page}" has two sections with the id "${section.id}"`)
    }
    ids.add(section.id)
    checkOrder(page, section)
  }
  const shown = [...elementFieldsOf(sections)].flatMap(({ field }) => elementsOfField(field))
  const twice = shown.find((id, index) => shown.indexOf(id) !== index)
  if (twice !== undefined) throw new FormSchemaError(`The page "${page}" shows "${twice}" twice`)
  for (const { field } of elementFieldsOf(sections)) {
    if (!(field.span >= 1 && field.span <= 12)) {
      throw new FormSchemaError(
        `The field "${field.element}" of the page "${page}" takes ${field.span} columns of 12`
      )
    }
  }
  const widgets: readonly string[] = [...OWN_WIDGETS, ...brought]
  for (const { field } of elementFieldsOf(sections)) {
    if (field.widget !== undefined && !widgets.includes(field.widget)) {
      throw new FormSchemaError(
        `The field "${field.element}" of the page "${page}" asks for the widget "${field.widget}", which nobody brings; there are ${widgets.join(', ')}`
      )
    }
  }
  for (const field of groupFieldsOf(sections)) {
    checkColumns(page, field)
    if (field.look === 'matrix') checkMatrix(page, field)
    if (field.look === 'list' && !field.summary?.length) {
      throw new FormSchemaError(
        `The list "${field.group}" of the page "${page}" does not say what names a row (summary)`
      )
    }
  }
}

/** A section has a place in another order for elements that it holds. */
function checkOrder(page: string, { id, orderZh = [], fields }: PageSection): void {
  const held = fields.flatMap((field) => (isGroupField(field) ? [] : field.element))
  const lost = orderZh.find((element) => !held.includes(element))
  if (lost === undefined) return
  throw new FormSchemaError(
    `The section "${id}" of the page "${page}" has a place in Chinese for "${lost}" (orderZh), which it does not hold`
  )
}

/** A table shows what its rows hold. */
function checkColumns(page: string, { group, columns = [], sections }: GroupField): void {
  const held = [...elementFieldsOf(sections)]
    .filter(({ path }) => path.length === 0)
    .flatMap(({ field }) => elementsOfField(field))
  const lost = columns.flatMap(elementsOfColumn).find((id) => !held.includes(id))
  if (lost === undefined) return
  throw new FormSchemaError(
    `The table "${group}" of the page "${page}" has a column for "${lost}", which its rows do not hold`
  )
}

function elementsOfColumn(column: Column): string[] {
  if (typeof column === 'string' || Array.isArray(column)) return [column].flat()
  if ('elements' in column) return column.elements
  const { trend, unit, by, over, normal } = column
  return [trend, unit, ...by, over, ...normal]
}

/** A row of a matrix has nothing but its pairs: anything else would have no place on the screen. */
function checkMatrix(page: string, { group, matrix, sections, fixedRows }: GroupField): void {
  const inside = sections.flatMap(({ fields }) => fields)
  const [pairs] = inside
  const fits =
    matrix &&
    fixedRows &&
    inside.length === 1 &&
    pairs !== undefined &&
    isGroupField(pairs) &&
    pairs.group === matrix.pairs &&
    [...elementFieldsOf(pairs.sections)].some(({ field }) => field.element === matrix.pointer)
  if (fits) return
  throw new FormSchemaError(
    `The matrix "${group}" of the page "${page}" must have fixed rows and hold its pairs and nothing else`
  )
}
