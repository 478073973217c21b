import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'

import {
  type Choices,
  merged,
  mergeDifferences,
  preselected,
  undecidedOf,
} from '#plugins/e2b/contract/merge'

const order = { compareKeys: (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0) }

const last: CaseContent = {
  C_1_5: '2026-10-28',
  E_i: [{ id: 'e1', E_i_1_1a: '演示皮疹', E_i_7: '2' }],
  G_k: [
    {
      ...{ id: 'g1', G_k_2_2: '演示单抗', G_k_8: '4' },
      G_k_4_r: [
        { id: 'd1', G_k_4_r_8: '100 mg' },
        { id: 'd2', G_k_4_r_8: '200 mg' },
      ],
    },
  ],
}
/** The house changed the words of the event, coded it, and added a dose of its own. */
const current: CaseContent = {
  C_1_5: '2026-10-28',
  E_i: [{ id: 'e1', E_i_1_1a: '演示皮疹（躯干）', E_i_2_1b: '10037844', E_i_7: '2' }],
  G_k: [
    {
      ...{ id: 'g1', G_k_2_2: '演示单抗', G_k_8: '4' },
      G_k_4_r: [
        { id: 'd1', G_k_4_r_8: '100 mg' },
        { id: 'd2', G_k_4_r_8: '200 mg' },
        { id: 'd9', G_k_4_r_8: '900 mg' },
      ],
    },
  ],
}
/** The sender changed the words, too, tells the outcome, brings an event, and has a dose no more. */
const incoming: CaseContent = {
  C_1_5: '2026-11-19',
  E_i: [
    { id: 'e1', E_i_1_1a: '全身演示皮疹', E_i_7: '1' },
    { id: 'e2', E_i_1_1a: '演示关节痛' },
  ],
  G_k: [
    {
      ...{ id: 'g1', G_k_2_2: '演示单抗', G_k_8: '1' },
      G_k_4_r: [{ id: 'd1', G_k_4_r_8: '100 mg' }],
    },
  ],
}

const all = mergeDifferences(incoming, current, last, order)
const into = (chosen: Choices = {}) => merged(current, incoming, all, chosen)

test.group('A message beside the case that it follows up', () => {
  test('differs where the sender, the house or both changed something, and in rows', ({
    assert,
  }) => {
    assert.deepEqual(
      all.map(({ path, mark }) => [path, mark]),
      [
        ['C_1_5', 'incoming'],
        ['E_i[e1].E_i_1_1a', 'both'],
        ['E_i[e1].E_i_2_1b', 'own'],
        ['E_i[e1].E_i_7', 'incoming'],
        ['E_i[e2]', 'added'],
        ['G_k[g1].G_k_4_r[d2]', 'gone'],
        ['G_k[g1].G_k_4_r[d9]', 'own'],
        ['G_k[g1].G_k_8', 'incoming'],
      ]
    )
  })

  test('leaves open what both changed and what it has no more', ({ assert }) => {
    assert.deepEqual(
      undecidedOf(all, {}).map(({ path }) => path),
      ['E_i[e1].E_i_1_1a', 'G_k[g1].G_k_4_r[d2]']
    )
    assert.lengthOf(undecidedOf(all, { 'E_i[e1].E_i_1_1a': 'keep' }), 1)
    assert.equal(preselected(all[0]!), 'accept')
  })

  test('is taken over where it is accepted, and nowhere else', ({ assert }) => {
    const content = into({ 'E_i[e1].E_i_1_1a': 'accept', 'G_k[g1].G_k_4_r[d2]': 'accept' })
    assert.deepEqual(content, {
      C_1_5: '2026-11-19',
      E_i: [
        { id: 'e1', E_i_1_1a: '全身演示皮疹', E_i_2_1b: '10037844', E_i_7: '1' },
        { id: 'e2', E_i_1_1a: '演示关节痛' },
      ],
      G_k: [
        {
          ...{ id: 'g1', G_k_2_2: '演示单抗', G_k_8: '1' },
          G_k_4_r: [
            { id: 'd1', G_k_4_r_8: '100 mg' },
            { id: 'd9', G_k_4_r_8: '900 mg' },
          ],
        },
      ],
    })
  })

  test('changes nothing when all of it is kept out, and all when it is accepted', ({ assert }) => {
    const every = (choice: 'accept' | 'keep') =>
      Object.fromEntries(all.map(({ path }) => [path, choice]))
    assert.deepEqual(into(every('keep')), current)
    assert.deepEqual(mergeDifferences(incoming, into(every('accept')), last, order), [])
  })

  test('never changes what it is compared with', ({ assert }) => {
    const before = structuredClone(current)
    into()
    assert.deepEqual(current, before)
  })

  test('is nobody’s quarrel where only one says something and no message before is known', ({
    assert,
  }) => {
    const marks = mergeDifferences(incoming, current, null, order).map(({ path, mark }) => [
      path,
      mark,
    ])
    assert.deepInclude(marks, ['E_i[e1].E_i_2_1b', 'own'])
    assert.deepInclude(marks, ['E_i[e1].E_i_7', 'both'])
    assert.deepInclude(marks, ['G_k[g1].G_k_4_r[d2]', 'own'])
  })

  test('keeps an accepted row out of a row that is not accepted', ({ assert }) => {
    const kept = into({ 'E_i[e2]': 'keep' })
    assert.lengthOf(kept.E_i as unknown[], 1)
  })
})
