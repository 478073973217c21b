import { test } from '@japa/runner'

import type { CaseContent, Row } from '#kernel/case/content/case_content'

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

  const idsOf = (content: CaseContent) => (content.G_k as Row[]).map(({ id }) => id)
  const drug = (id: string, name: string, more: object = {}): Row => ({
    ...{ id, G_k_1: '1', G_k_2_2: name },
    ...more,
  })
  const before: CaseContent = { G_k: [drug('a', 'Alpha', { G_k_8: '1' }), drug('b', 'Beta')] }

  test('in another order, or with one more before them, are the same rows', ({ assert }) => {
    const turned = { id: 'x', G_k_2_2: 'Beta', G_k_1: '1' }
    const alpha = { G_k_8: '1', ...drug('y', 'Alpha') }
    assert.deepEqual(idsOf(adoptRowIds(before, { G_k: [turned, alpha] })), ['b', 'a'])
    const first = drug('new', 'Gamma')
    assert.deepEqual(idsOf(adoptRowIds(before, { G_k: [first, turned, alpha] })), ['new', 'b', 'a'])
    assert.deepEqual(idsOf(adoptRowIds(before, { G_k: [turned] })), ['b'])
  })

  test('that changed continue the one with which they share most', ({ assert }) => {
    const changed = [drug('x', 'Gamma'), drug('y', 'Beta', { G_k_8: '2' }), drug('z', 'Alpha')]
    assert.deepEqual(idsOf(adoptRowIds(before, { G_k: changed })), ['x', 'b', 'a'])
  })
})
