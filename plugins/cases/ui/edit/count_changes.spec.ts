import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { differences } from '#kernel/case/content/differences'
import { countChanges } from '#plugins/cases/ui/edit/count_changes'

const order = { compareKeys: (a: string, b: string) => a.localeCompare(b) }
const count = (before: CaseContent, after: CaseContent) =>
  countChanges(differences(before, after, order))

test.group('What is not saved is counted', () => {
  test('field by field, also in a row that was there before', ({ assert }) => {
    const row = { id: 'e', E_i_1_2: 'Rash', E_i_9: 'PE' }
    assert.equal(count({ D_1: 'A' }, { D_1: 'B', D_5: '1' }), 2)
    assert.equal(count({ E_i: [row] }, { E_i: [{ id: 'e', E_i_1_2: 'Itch' }] }), 2)
    assert.equal(count({ D_1: 'A' }, { D_1: 'A' }), 0)
  })

  test('an added or removed row once, with all that stands in it and in the rows below', ({
    assert,
  }) => {
    const dose = { id: 'r', G_k_4_r_8: 'daily' }
    const drug = { id: 'k', G_k_1: '1', G_k_2_2: 'Demoprazole', G_k_4_r: [dose] }
    assert.equal(count({}, { G_k: [{ id: 'k' }] }), 1)
    assert.equal(count({}, { G_k: [drug] }), 1)
    assert.equal(count({ G_k: [drug] }, {}), 1)
    assert.equal(count({}, { G_k: [drug, { ...drug, id: 'l' }] }), 2)
    assert.equal(count({ G_k: [{ id: 'k' }] }, { G_k: [drug] }), 3)
  })

  test('rows that changed places once', ({ assert }) => {
    const [one, two, three] = [{ id: '1' }, { id: '2' }, { id: '3' }]
    assert.equal(count({ E_i: [one, two, three] }, { E_i: [three, one, two] }), 1)
  })
})
