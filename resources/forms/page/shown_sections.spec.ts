import { test } from '@japa/runner'

import { toKey } from '#kernel/case/content/element_id'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { loadPages } from '#kernel/case/forms/load_pages'
import { isGroupField, type PageSection } from '#kernel/case/forms/page_layout'
import { elementsOfField } from '#kernel/case/forms/walk_layout'
import type { Level } from '#resources/forms/content/edit_content'
import { shownSections } from '#resources/forms/page/shown_sections'

const catalogue = loadCatalogue()
const pages = loadPages(catalogue)
const EMPTY: Level = {}

/** Every element that shows, also in rows, each of which is as empty as its level. */
function shown(sections: readonly PageSection[], regions: string[], level = EMPTY): string[] {
  return shownSections(catalogue, sections, level, regions)
    .flatMap(({ fields }) => fields)
    .flatMap((field) =>
      isGroupField(field) ? shown(field.sections, regions, level) : elementsOfField(field)
    )
}

test.group('Sections of regions', () => {
  for (const region of ['cn', 'eu', 'us', 'jp', 'kr']) {
    test(`a case for ${region} shows the guide and ${region} on every page, and no other region`, ({
      assert,
    }) => {
      const own = (id: string) => [undefined, region].includes(catalogue.element(id)!.profile)
      let regional = 0
      for (const { page, sections, elements } of pages) {
        const ids = shown(sections, [region])
        assert.sameMembers(ids, elements.filter(own), page)
        regional += ids.filter((id) => catalogue.element(id)!.profile).length
      }
      assert.isAbove(regional, 0)
    })
  }

  test('a case for no region shows the guide alone', ({ assert }) => {
    for (const { sections } of pages) {
      assert.deepEqual(
        shown(sections, []).filter((id) => catalogue.element(id)!.profile),
        []
      )
    }
  })

  test('what is filled shows wherever the case goes, with its section or as a single field', ({
    assert,
  }) => {
    const of = (page: string) => pages.find((each) => each.page === page)!.sections
    const patient: Level = { [toKey('FDA.D.12')]: '1' }
    assert.include(shown(of('patient'), [], patient), 'FDA.D.12')
    const dosage: Level = { id: 'a', [toKey('G.k.4.r.CN.1')]: '1' }
    assert.include(shown(of('drug'), [], dosage), 'G.k.4.r.CN.1')
  })

  test('the same fields are the same section, so that nothing is drawn anew', ({ assert }) => {
    const { sections } = pages.find(({ page }) => page === 'drug')!
    const [once, again] = [1, 2].map(() => shownSections(catalogue, sections, EMPTY, ['eu']))
    assert.isTrue(once.every((section, index) => section === again[index]))
  })
})
