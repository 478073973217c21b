import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { codedTerms, termElements } from '#kernel/case/forms/coded_terms'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'
import { loadPages } from '#kernel/case/forms/load_pages'

const catalogue = loadCatalogue()
const pages = loadPages(catalogue)
const overview = pages.find(({ page }) => page === 'meddra')!
const elements = termElements(catalogue, pages, overview)
const terms = (content: CaseContent) => codedTerms(elements, content)

test.group('The overview of coded terms', () => {
  test('an event shows its code, version, reported words and page', ({ assert }) => {
    const event = { id: 'e', E_i_1_1a: '皮疹', E_i_1_2: 'Rash', E_i_2_1a: '27.0' }
    const [term, ...more] = terms({ E_i: [{ ...event, E_i_2_1b: '10037844' }] })
    assert.lengthOf(more, 0)
    assert.deepEqual(term, {
      path: 'E_i[e].E_i_2_1b',
      element: 'E.i.2.1b',
      page: 'adverse_events',
      leaf: '10037844',
      level: { ...event, E_i_2_1b: '10037844' },
      version: '27.0',
      versionPath: 'E_i[e].E_i_2_1a',
      words: { element: 'E.i.1.2', leaf: 'Rash' },
      state: 'coded',
    })
  })

  test('words without a code wait for one, words in place of a code are told', ({ assert }) => {
    const found = terms({
      F_r: [{ id: 'f', F_r_2_1: 'ALT' }],
      G_k: [{ id: 'g', G_k_7_r: [{ id: 'i', G_k_7_r_2b: 'headache' }] }],
    })
    const states = new Map(found.map(({ path, state }) => [path, state]))
    assert.equal(states.get('F_r[f].F_r_2_2b'), 'missing')
    assert.equal(states.get('G_k[g].G_k_7_r[i].G_k_7_r_2b'), 'text')
  })

  test('a row that says nothing of it has no place in it', ({ assert }) => {
    assert.deepEqual(terms({ F_r: [{ id: 'f', F_r_1: '2026' }] }), [])
  })
})
