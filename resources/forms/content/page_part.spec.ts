import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/content/case_content'
import type { PageLayout, PageSchema } from '#kernel/forms/page_layout'
import { pagePart as pagePartOfSchema } from '#kernel/forms/page_part'
import { pageKeys, pagePart } from '#resources/forms/content/page_part'

const content: CaseContent = {
  D_1: 'A.B.',
  D_2_2a: '61',
  D_2_2b: 'a',
  C_1_1: 'CN-1',
  D_9_2_r: [{ id: 'r', D_9_2_r_2: 'demo cause' }],
  G_k: [{ id: 'g', G_k_1: '1', G_k_9_i: [{ id: 'i', G_k_9_i_1: 'e' }] }],
}

const folder = new URL('../../../form-schemas/icsr/', import.meta.url)
const read = <T>(file: string) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as T
const keysOf = (page: string) => pageKeys(read<PageLayout>(`${page}.ui.json`).sections)

test.group('The part of a content that a page sends', () => {
  test('elements and rows of the page, units included, and nothing else', ({ assert }) => {
    assert.deepEqual(pagePart(content, keysOf('dm')), {
      D_1: 'A.B.',
      D_2_2a: '61',
      D_2_2b: 'a',
      D_9_2_r: [{ id: 'r', D_9_2_r_2: 'demo cause' }],
    })
  })

  test('rows that two pages share are cut to what this page shows', ({ assert }) => {
    assert.deepEqual(pagePart(content, keysOf('ca')), {
      G_k: [{ id: 'g', G_k_9_i: [{ id: 'i', G_k_9_i_1: 'e' }] }],
    })
  })

  test('the schema of the page cuts the same part: {$self}')
    .with(['ci', 'dm', 'ae', 'drug', 'ca', 'nr'])
    .run(({ assert }, page) => {
      const schema = read<PageSchema>(`${page}.schema.json`)
      assert.deepEqual(pagePart(content, keysOf(page)), pagePartOfSchema(content, { schema }))
    })
})
