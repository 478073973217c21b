import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/content/case_content'

import { adoptRowIds } from '#plugins/e2b/exchange/adopt_row_ids'

test.group('Rows of a follow-up', () => {
  test('keep the identity of the rows that they continue, and references follow', ({ assert }) => {
    const before: CaseContent = {
      E_i: [
        { id: 'e1', E_i_1_2: 'Rash', E_i_7: '6' },
        { id: 'e2', E_i_1_2: 'Fever' },
      ],
      G_k: [{ id: 'g1', G_k_2_2: 'Tablet', G_k_9_i: [{ id: 'p1', G_k_9_i_1: 'e1' }] }],
    }
    const after: CaseContent = {
      E_i: [
        { id: 'x2', E_i_1_2: 'Fever' },
        { id: 'x1', E_i_1_2: 'Rash', E_i_7: '1' },
        { id: 'x3', E_i_1_2: 'Cough' },
      ],
      G_k: [{ id: 'y1', G_k_2_2: 'Tablet', G_k_9_i: [{ id: 'q1', G_k_9_i_1: 'x1' }] }],
    }
    const adopted = adoptRowIds(before, after)
    assert.deepEqual(
      (adopted.E_i as { id: string }[]).map(({ id }) => id),
      ['e2', 'e1', 'x3']
    )
    const [drug] = adopted.G_k as unknown as { id: string; G_k_9_i: { G_k_9_i_1: string }[] }[]
    assert.equal(drug.id, 'g1')
    assert.equal(drug.G_k_9_i[0].G_k_9_i_1, 'e1')
  })
})
