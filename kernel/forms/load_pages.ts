import { basename, join } from 'node:path'

import type { Catalogue } from '#kernel/content/catalogue'
import { addToPages } from '#kernel/forms/add_to_pages'
import { formSchemasFolder } from '#kernel/forms/form_schemas_folder'
import type { FormPage, PageLayout } from '#kernel/forms/page_layout'
import { pageSchema } from '#kernel/forms/page_schema'
import { jsonFilesOf, readJson } from '#kernel/forms/read_json'
import type { SchemaSource } from '#kernel/forms/schema_sources'
import { elementFieldsOf, elementsOfField } from '#kernel/forms/walk_layout'

const ENDING = '.ui.json'

/** Reads the pages of the case editor in their order, with what the plugins add to them. */
export function loadPages(
  catalogue: Catalogue,
  sources: readonly SchemaSource[] = [],
  folder = formSchemasFolder
): FormPage[] {
  const layouts = jsonFilesOf(join(folder, 'icsr'), ENDING).map((path) => ({
    ...readJson<PageLayout>(path),
    page: basename(path, ENDING),
  }))
  addToPages(layouts, sources, catalogue)
  return layouts.map(withSchema).sort((a, b) => a.order - b.order)
}

function withSchema(layout: PageLayout): FormPage {
  const fields = [...elementFieldsOf(layout.sections)]
  return {
    ...layout,
    schema: pageSchema(layout),
    elements: fields.flatMap(({ field }) => elementsOfField(field)),
  }
}
