import { test } from '@japa/runner'

import { criteriaMetBy } from '#plugins/cases/contract/minimum_criteria'

test.group('The minimum criteria', () => {
  test('are met by none of what a case begins with', ({ assert }) => {
    const content = {
      C_1_3: '1',
      C_2_r: [{ id: 'r', C_2_r_5: '1', C_2_r_3: 'FR' }],
      G_k: [{ id: 'd', G_k_1: '1' }],
      E_i: [{ id: 'e', E_i_1_1b: 'eng' }],
    }
    assert.deepEqual(criteriaMetBy(content), [])
  })

  test('fill up one by one, in their order', ({ assert }) => {
    const content = {
      E_i: [{ id: 'e', E_i_1_1a: 'rash' }],
      C_2_r: [{ id: 'r', C_2_r_4: '1' }],
      D_5: '2',
      G_k: [{ id: 'd', G_k_1: '3', G_k_2_2: 'Demotinib' }],
    }
    assert.deepEqual(criteriaMetBy(content), ['patient', 'reporter', 'product', 'event'])
  })

  test('know a patient who is masked, and not one of whom nobody knows anything', ({ assert }) => {
    assert.deepEqual(criteriaMetBy({ D_1: { nullFlavor: 'MSK' } }), ['patient'])
    assert.deepEqual(criteriaMetBy({ D_1: { nullFlavor: 'UNK' } }), [])
  })

  test('count no drug that is merely taken along', ({ assert }) => {
    assert.deepEqual(criteriaMetBy({ G_k: [{ id: 'd', G_k_1: '2', G_k_2_2: 'Tea' }] }), [])
  })
})
