import type { Catalogue } from '#kernel/case/content/catalogue'
import { toKey } from '#kernel/case/content/element_id'
import {
  isGroupField,
  type ElementField,
  type PageLayout,
  type PageSection,
} from '#kernel/case/forms/page_layout'
import { FormSchemaError } from '#kernel/case/forms/refusal'
import type { PageAddition, SchemaSource } from '#kernel/case/forms/schema_sources'
import { elementsOfField, sectionsOf, type PlacedSection } from '#kernel/case/forms/walk_layout'

/** Columns of twelve that an added element takes. */
const SPAN = 4

/** Puts the elements that plugins add onto their pages, each into its section. */
export function addToPages(
  pages: readonly PageLayout[],
  sources: readonly SchemaSource[],
  catalogue: Catalogue
): void {
  for (const source of sources) {
    for (const addition of source.pages ?? []) add(pages, source.name, addition, catalogue)
  }
}

function add(
  pages: readonly PageLayout[],
  plugin: string,
  addition: PageAddition,
  catalogue: Catalogue
): void {
  const page = pages.find(({ page: name }) => name === addition.page)
  if (!page) {
    throw new FormSchemaError(
      `Plugin "${plugin}" adds elements to the page "${addition.page}", which does not exist`
    )
  }
  const place = [...sectionsOf(page.sections)].find(
    ({ section }) => section.id === addition.section
  )
  if (!place) {
    throw new FormSchemaError(
      `Plugin "${plugin}" adds elements to the section "${addition.section}" of the page "${page.page}", which has no such section`
    )
  }
  for (const added of addition.elements) {
    const field = typeof added === 'string' ? { element: added, span: SPAN } : { ...added }
    const elements = elementsOfField(field).map((id) => {
      const element = catalogue.element(id)
      if (element) return element
      throw new FormSchemaError(
        `Plugin "${plugin}" puts the element "${id}" on the page "${page.page}", but no catalogue has it`
      )
    })
    addField(place, elements[0]!.path, field)
  }
}

/** Groups between the section and the element become tables in the section. */
function addField(
  { section, path }: PlacedSection,
  groups: readonly string[],
  field: ElementField
): void {
  let target = section
  for (const group of groups.slice(path.length)) target = tableIn(target, group)
  target.fields.push(field)
}

function tableIn(section: PageSection, group: string): PageSection {
  const known = section.fields.find((field) => isGroupField(field) && field.group === group)
  if (known && isGroupField(known)) return known.sections[0]!
  const rows: PageSection = { id: `${toKey(group).toLowerCase()}_row`, fields: [] }
  section.fields.push({ group, look: 'table', sections: [rows] })
  return rows
}
