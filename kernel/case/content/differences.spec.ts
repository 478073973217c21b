import { test } from '@japa/runner'
import fc from 'fast-check'

import { applyDifferences } from '#kernel/case/content/apply_differences'
import { arbitraryContent } from '#kernel/case/forms/arbitrary_content'
import { differences } from '#kernel/case/content/differences'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'

const catalogue = loadCatalogue()

test.group('Differences of two contents', () => {
  test('carrying out the differences turns the one content into the other', ({ assert }) => {
    fc.assert(
      fc.property(arbitraryContent(catalogue), arbitraryContent(catalogue), (before, after) => {
        const found = differences(before, after, catalogue)
        assert.deepEqual(applyDifferences(before, found), after)
        assert.lengthOf(differences(after, after, catalogue), 0)
      }),
      { numRuns: 30 }
    )
  })

  test('a change is named by its element, with the value before and after', ({ assert }) => {
    const found = differences(
      { D_1: 'A.B.', D_2_1: '1970' },
      { D_1: { nullFlavor: 'MSK' }, D_5: '2' },
      catalogue
    )
    assert.deepEqual(found, [
      { kind: 'value', path: 'D_1', element: 'D.1', before: 'A.B.', after: { nullFlavor: 'MSK' } },
      { kind: 'value', path: 'D_2_1', element: 'D.2.1', before: '1970' },
      { kind: 'value', path: 'D_5', element: 'D.5', after: '2' },
    ])
  })

  test('rows are matched by their id, so moving one is no change of its values', ({ assert }) => {
    const a = { id: 'a', E_i_1_1a: 'headache' }
    const b = { id: 'b', E_i_1_1a: 'rash' }
    assert.deepEqual(differences({ E_i: [a, b] }, { E_i: [b, a] }, catalogue), [
      { kind: 'rows', path: 'E_i', element: 'E.i', before: ['a', 'b'], after: ['b', 'a'] },
    ])
  })

  test('an added row is told with its values, and so is a removed one', ({ assert }) => {
    const row = { id: 'a', E_i_1_1a: 'rash' }
    assert.deepEqual(differences({}, { E_i: [row] }, catalogue), [
      { kind: 'rows', path: 'E_i', element: 'E.i', before: [], after: ['a'] },
      { kind: 'value', path: 'E_i[a].E_i_1_1a', element: 'E.i.1.1a', after: 'rash' },
    ])
    assert.deepEqual(differences({ E_i: [row] }, {}, catalogue), [
      { kind: 'rows', path: 'E_i', element: 'E.i', before: ['a'], after: [] },
      { kind: 'value', path: 'E_i[a].E_i_1_1a', element: 'E.i.1.1a', before: 'rash' },
    ])
  })

  test('they come in the order of the guide, whatever the order of the keys', ({ assert }) => {
    const after = {
      H_1: 'x',
      G_k: [{ id: 'g', G_k_10_r: [{ id: 'r', G_k_10_r: '1' }] }],
      C_1_1: 'x',
    }
    const elements = differences({}, after, catalogue).map(({ element }) => element)
    assert.deepEqual(elements, ['C.1.1', 'G.k', 'G.k.10.r', 'G.k.10.r', 'H.1'])
  })
})
