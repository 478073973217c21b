import { test } from '@japa/runner'

import type { Row } from '#kernel/case/content/case_content'
import { fillPairs, openCells } from '#resources/forms/matrix/fill_pairs'
import type { Matrix } from '#kernel/case/forms/page_layout'

const matrix = {
  columns: 'E.i',
  pairs: 'G.k.9.i',
  pointer: 'G.k.9.i.1',
  first: { element: 'G.k.1', codes: ['1', '3'] },
  assessment: 'G.k.9.i.2.r',
} as Matrix
const assessed = (id: string, event: string): Row => ({
  ...{ id, G_k_9_i_1: event, G_k_9_i_4: '1' },
  G_k_9_i_2_r: [{ id: `${id}r`, G_k_9_i_2_r_3: 'Related' }],
})
const drugs: Row[] = [
  { id: 'suspect', G_k_1: '1', G_k_9_i: [assessed('p', 'rash')] },
  { id: 'other', G_k_1: '3', G_k_9_i: [{ id: 'q', G_k_9_i_1: 'rash', G_k_9_i_3_1a: '3' }] },
  { id: 'concomitant', G_k_1: '2' },
]
const columns = ['rash', 'fever']

test.group('The pairs of a matrix', () => {
  test('that nobody has assessed are counted of suspects alone', ({ assert }) => {
    assert.deepEqual(openCells(drugs, columns, matrix), [
      { row: 'suspect', column: 'fever' },
      { row: 'other', column: 'rash' },
      { row: 'other', column: 'fever' },
    ])
  })

  test('take the assessment of another one over, and nothing else of it; what they say stays', ({
    assert,
  }) => {
    const [from] = drugs[0]!.G_k_9_i as Row[]
    const filled = fillPairs(drugs, matrix, from!, [
      { row: 'suspect', column: 'fever' },
      { row: 'other', column: 'rash' },
    ])
    const [, fever] = filled[0]!.G_k_9_i as Row[]
    const [known, ...more] = filled[1]!.G_k_9_i as Row[]
    assert.deepInclude(fever, { G_k_9_i_1: 'fever' })
    assert.isUndefined(fever!.G_k_9_i_4)
    assert.deepInclude(known, { id: 'q', G_k_9_i_3_1a: '3' })
    assert.isEmpty(more)
    const copies = [fever!, known!].map((pair) => (pair.G_k_9_i_2_r as Row[])[0]!)
    for (const copy of copies) assert.equal(copy.G_k_9_i_2_r_3, 'Related')
    assert.lengthOf(new Set(['pr', ...copies.map(({ id }) => id)]), 3, 'rows of their own')
    assert.strictEqual(filled[2], drugs[2])
  })
})
