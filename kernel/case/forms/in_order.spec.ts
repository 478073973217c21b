import { test } from '@japa/runner'

import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { loadPages } from '#kernel/case/forms/load_pages'
import { isGroupField, type PageSection } from '#kernel/case/forms/page_layout'
import { inOrder } from '#kernel/case/forms/in_order'

const pages = loadPages(loadCatalogue())
const sectionsOf = (page: string) => pages.find((each) => each.page === page)!.sections
const elementsOf = ({ fields }: PageSection) =>
  fields.flatMap((field) => (isGroupField(field) ? [] : field.element))

test.group('The order of fields', () => {
  test('is that of the guide in English; in Chinese the family name of a person comes first', ({
    assert,
  }) => {
    const person = (language: 'en' | 'zh') =>
      elementsOf(inOrder(sectionsOf('sender'), language).find(({ id }) => id === 'person')!)
    assert.deepEqual(person('en'), ['C.3.3.1', 'C.3.3.2', 'C.3.3.3', 'C.3.3.4', 'C.3.3.5'])
    assert.deepEqual(person('zh'), ['C.3.3.5', 'C.3.3.3', 'C.3.3.1', 'C.3.3.2', 'C.3.3.4'])
    const [reporters] = inOrder(sectionsOf('reporter'), 'zh')
    const [group] = reporters!.fields.filter(isGroupField)
    assert.deepEqual(elementsOf(group!.sections[0]!), [
      'C.2.r.1.4',
      'C.2.r.1.2',
      'C.2.r.1.1',
      'C.2.r.1.3',
    ])
  })

  test('loses no field in either language', ({ assert }) => {
    const all = (sections: readonly PageSection[]): string[] =>
      sections.flatMap(({ fields }) =>
        fields.flatMap((field) => (isGroupField(field) ? all(field.sections) : field.element))
      )
    for (const { page, sections } of pages)
      assert.sameMembers(all(inOrder(sections, 'zh')), all(sections), page)
  })
})
