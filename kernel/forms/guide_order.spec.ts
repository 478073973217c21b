import { test } from '@japa/runner'

import { compareElementIds } from '#kernel/content/element_id'
import { loadCatalogue } from '#kernel/forms/load_catalogue'
import { loadPages } from '#kernel/forms/load_pages'
import { isGroupField, type PageSection } from '#kernel/forms/page_layout'

const catalogue = loadCatalogue()

/** Elements and groups of the guide at each level, as they follow each other on the screen. */
function levels(sections: readonly PageSection[]): string[][] {
  const fields = sections.flatMap((section) => section.fields)
  const own = fields
    .map((field) => (isGroupField(field) ? field.group : field.element))
    .filter((id) => !(catalogue.element(id) ?? catalogue.group(id))?.profile)
  return [own, ...fields.filter(isGroupField).flatMap((field) => levels(field.sections))]
}

test.group('The order of fields', () => {
  for (const { page, sections } of loadPages(catalogue)) {
    test(`is that of the guide on the page ${page}, at every level`, ({ assert }) => {
      for (const ids of levels(sections)) assert.deepEqual(ids, ids.toSorted(compareElementIds))
    })
  }
})
