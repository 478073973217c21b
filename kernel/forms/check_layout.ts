import {
  isGroupField,
  OWN_WIDGETS,
  type GroupField,
  type PageLayout,
} from '#kernel/forms/page_layout'
import { FormSchemaError } from '#kernel/forms/refusal'
import {
  elementFieldsOf,
  elementsOfField,
  groupFieldsOf,
  sectionsOf,
} from '#kernel/forms/walk_layout'

/** Refuses a page that shows an element twice, or says of a field what cannot be. */
export function checkLayout({ page, sections }: PageLayout): void {
  const ids = new Set<string>()
  for (const { section } of sectionsOf(sections)) {
    if (ids.has(section.id)) {
      throw new FormSchemaError(`The page "${page}" has two sections with the id "${section.id}"`)
    }
    ids.add(section.id)
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
  for (const { field } of elementFieldsOf(sections)) {
    if (field.widget !== undefined && !isWidget(field.widget)) {
      throw new FormSchemaError(
        `The field "${field.element}" of the page "${page}" asks for the widget "${field.widget}": ours are ${OWN_WIDGETS.join(', ')}; that of a plugin is called plugin/name`
      )
    }
  }
  for (const field of groupFieldsOf(sections)) {
    if (field.look === 'matrix') checkMatrix(page, field)
    if (field.look === 'list' && !field.summary?.length) {
      throw new FormSchemaError(
        `The list "${field.group}" of the page "${page}" does not say what names a row (summary)`
      )
    }
  }
}

const isWidget = (name: string) =>
  OWN_WIDGETS.some((own) => own === name) || /^[a-z_]+\/[a-z_]+$/.test(name)

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
