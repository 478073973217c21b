import { test } from '@japa/runner'

import { compareElementIds } from '#kernel/case/content/element_id'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { loadPages } from '#kernel/case/forms/load_pages'
import { isGroupField, type PageSection } from '#kernel/case/forms/page_layout'
import { elementFieldsOf } from '#kernel/case/forms/walk_layout'

const catalogue = loadCatalogue()

/** Elements and groups of the guide at each level, as they follow each other on the screen. */
function levels(sections: readonly PageSection[]): string[][] {
  const fields = sections.flatMap((section) => section.fields)
  const own = fields
    .map((field) => (isGroupField(field) ? field.group : field.element))
    .filter((id) => !(catalogue.element(id) ?? catalogue.group(id))?.profile)
  return [own, ...fields.filter(isGroupField).flatMap((field) => levels(field.sections))]
}

test.group('The place of fields', () => {
  test('is in the rows of the very groups that repeat them', ({ assert }) => {
    for (const { sections } of loadPages(catalogue)) {
      for (const { field, path } of elementFieldsOf(sections)) {
        assert.deepEqual(path, catalogue.element(field.element)!.path, field.element)
      }
    }
  })
})

test.group('The order of fields', () => {
  for (const { page, sections } of loadPages(catalogue)) {
    test(`is that of the guide on the page ${page}, at every level`, ({ assert }) => {
      for (const ids of levels(sections)) assert.deepEqual(ids, ids.toSorted(compareElementIds))
    })
  }
})
