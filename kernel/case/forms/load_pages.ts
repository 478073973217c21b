import { basename, join } from 'node:path'

import type { Catalogue } from '#kernel/case/content/catalogue'
import { addToPages } from '#kernel/case/forms/add_to_pages'
import { formSchemasFolder } from '#kernel/case/forms/form_schemas_folder'
import type { FormPage, PageLayout } from '#kernel/case/forms/page_layout'
import { pageSchema } from '#kernel/case/forms/page_schema'
import { jsonFilesOf, readJson } from '#kernel/case/forms/read_json'
import type { SchemaSource } from '#kernel/case/forms/schema_sources'
import { elementFieldsOf, elementsOfField } from '#kernel/case/forms/walk_layout'

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
