import { basename, join } from 'node:path'

import type { Catalogue } from '#kernel/content/catalogue'
import { addToPages } from '#kernel/forms/add_to_pages'
import { formSchemasFolder } from '#kernel/forms/form_schemas_folder'
import type { FormPage, PageLayout, PageSchema } from '#kernel/forms/page_layout'
import { jsonFilesOf, readJson } from '#kernel/forms/read_json'
import type { SchemaSource } from '#kernel/forms/schema_sources'
import { elementOfProperty, propertiesOf } from '#kernel/forms/walk_page_schema'

/** Reads the pages of the case editor in their order, with what the plugins add to them. */
export function loadPages(
  catalogue: Catalogue,
  sources: readonly SchemaSource[] = [],
  folder = formSchemasFolder
): FormPage[] {
  const pages = jsonFilesOf(join(folder, 'icsr'), '.schema.json').map(readPage)
  addToPages(pages, sources, catalogue)
  for (const page of pages) page.elements = elementsOf(page.schema)
  return pages.sort((a, b) => a.order - b.order)
}

function readPage(path: string): FormPage {
  const schema = readJson<PageSchema>(path)
  const layout = readJson<PageLayout>(path.replace(/\.schema\.json$/, '.ui.json'))
  return {
    ...layout,
    page: basename(path, '.schema.json'),
    version: schema.version,
    schema,
    elements: [],
  }
}

function elementsOf(schema: PageSchema): string[] {
  return [...propertiesOf(schema.properties)]
    .map(({ property }) => elementOfProperty(property))
    .filter((id) => id !== undefined)
}
