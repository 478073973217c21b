import { test } from '@japa/runner'

import { privacySet, privacySets } from '#plugins/papers/privacy/privacy_sets'
import { hideElements } from '#plugins/papers/privacy/hide_elements'

const content = {
  D_1: 'LI M',
  D_2_1: '1979-05',
  C_2_r: [{ id: 'a', C_2_r_1_2: 'Min', C_2_r_2_1: 'Clinic', C_2_r_3: 'CN' }],
}

test.group('What a paper hides', () => {
  test('is masked for whom it is made, with the groups it is in, and the rest is as it was', ({
    assert,
  }) => {
    const masked = { nullFlavor: 'MSK' }
    assert.deepEqual(hideElements(content, privacySet('internal')), content)
    assert.deepEqual(hideElements(content, privacySet('regulator')), { ...content, D_1: masked })
    assert.deepEqual(hideElements(content, privacySet('partner')), {
      D_1: masked,
      D_2_1: masked,
      C_2_r: [{ id: 'a', C_2_r_1_2: masked, C_2_r_2_1: masked, C_2_r_3: 'CN' }],
    })
  })

  test('says nothing of what the case does not say', ({ assert }) => {
    for (const set of privacySets) assert.deepEqual(hideElements({ D_5: '2' }, set), { D_5: '2' })
  })

  test('is not known by another name', ({ assert }) => {
    assert.throws(() => privacySet('press'))
  })
})
