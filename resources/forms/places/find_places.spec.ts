import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { loadPages } from '#kernel/case/forms/load_pages'
import { findPlaces } from '#resources/forms/places/find_places'

const catalogue = loadCatalogue()
const pages = loadPages(catalogue)
const content: CaseContent = {
  D_1: 'AB',
  G_k: [
    { id: 'a', G_k_2_2: 'Demopril', G_k_4_r: [{ id: 'x' }] },
    { id: 'b', G_k_2_2: 'Demosartan' },
  ],
}
const find = (text: string) => findPlaces(catalogue, pages, content, text, 'en')

test.group('Jumping to a place of a case', () => {
  test('an element is found by its number, which comes first', ({ assert }) => {
    assert.deepInclude(find('d.3')[0], {
      kind: 'element',
      page: 'patient',
      path: 'D_3',
      hint: 'D.3',
    })
  })

  test('an element is found by its English and by its Chinese name', ({ assert }) => {
    for (const words of ['body weight', '体重']) assert.equal(find(words)[0]?.path, 'D_3')
  })

  test('an element in rows leads into the first row, or to its group when there is none', ({
    assert,
  }) => {
    assert.equal(find('G.k.4.r.1a')[0]?.path, 'G_k[a].G_k_4_r[x].G_k_4_r_1a')
    assert.equal(find('E.i.7')[0]?.path, 'E_i')
  })

  test('a row is found by its words, a page by its name', ({ assert }) => {
    assert.deepInclude(find('demosartan')[0], { kind: 'row', page: 'drug', path: 'G_k[b]' })
    assert.deepInclude(find('narrative')[0], { kind: 'page', page: 'narrative' })
  })

  test('nothing typed finds nothing', ({ assert }) => assert.deepEqual(find(' '), []))
})
