import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/content/case_content'
import { loadCatalogue } from '#kernel/forms/load_catalogue'

import { compareRevisions } from '#plugins/cases/ui/history/compare_revisions'

const catalogue = loadCatalogue()
const drug = (id: string, name: string) => ({ id, G_k_2_2: name })
const brief = (changes: ReturnType<typeof compareRevisions>) =>
  changes.map(({ path, state, before, after, values }) => [
    path,
    state,
    before ?? 0,
    after ?? 0,
    values.length,
  ])

test.group('Comparison of two revisions', () => {
  test('tells rows that came, went, moved and changed by their positions', ({ assert }) => {
    const before = { D_1: 'AB', G_k: [drug('a', 'A'), drug('b', 'B'), drug('c', 'C')] }
    const after = { D_1: 'CD', G_k: [drug('c', 'C'), drug('a', 'A2'), drug('d', 'D')] }
    assert.deepEqual(brief(compareRevisions(before, after, catalogue)), [
      ['', 'kept', 0, 0, 1],
      ['G_k[c]', 'moved', 3, 1, 0],
      ['G_k[a]', 'kept', 1, 2, 1],
      ['G_k[b]', 'removed', 2, 0, 1],
      ['G_k[d]', 'added', 0, 3, 1],
    ])
  })

  test('tells of a row without values, and of rows inside rows', ({ assert }) => {
    const before: CaseContent = { G_k: [{ id: 'a', G_k_4_r: [{ id: 'x', G_k_4_r_8: 'daily' }] }] }
    const after: CaseContent = {
      G_k: [{ id: 'a', G_k_4_r: [{ id: 'x', G_k_4_r_8: 'weekly' }] }, { id: 'b' }],
    }
    assert.deepEqual(brief(compareRevisions(before, after, catalogue)), [
      ['G_k[a].G_k_4_r[x]', 'kept', 1, 1, 1],
      ['G_k[b]', 'added', 0, 2, 0],
    ])
  })

  test('finds nothing between a content and itself', ({ assert }) => {
    const content = { D_1: 'AB', G_k: [drug('a', 'A')] }
    assert.deepEqual(compareRevisions(content, structuredClone(content), catalogue), [])
  })
})
