import { test } from '@japa/runner'

import type { CaseContent } from '#kernel/case/content/case_content'
import { differences } from '#kernel/case/content/differences'
import { loadCatalogue } from '#kernel/case/forms/load_catalogue'

import { Comparison } from '#plugins/cases/ui/beside/comparison'

const catalogue = loadCatalogue()
const then: CaseContent = {
  D_1: 'AB',
  D_10_1: 'P',
  E_i: [{ id: 'a', E_i_1_2: 'rash' }, { id: 'b' }],
}
const form: CaseContent = {
  D_1: 'CD',
  D_10_1: 'P',
  E_i: [{ id: 'a', E_i_1_2: 'fever' }, { id: 'c' }],
}

function compared() {
  const comparison = new Comparison()
  comparison.set(differences(then, form, catalogue), form)
  return comparison
}

test.group('What stands beside the form differs from it', () => {
  test('in elements, which are counted for each row', ({ assert }) => {
    const comparison = compared()
    assert.equal(comparison.count(), 2)
    assert.equal(comparison.at('D_1')?.after, 'CD')
    assert.isUndefined(comparison.at('D_10_1'))
    assert.equal(comparison.countBelow('E_i[a]'), 1)
    assert.equal(comparison.countBelow('E_i[b]'), 0)
  })

  test('in rows: those that the form lost, and those that only it has', ({ assert }) => {
    const comparison = compared()
    assert.deepEqual(comparison.rowsAt('E_i')?.before, ['a', 'b'])
    assert.deepEqual(comparison.rowOfForm('E_i[c]'), { id: 'c' })
    assert.isTrue(comparison.differsBelow('E_i'))
  })

  test('an element whose number begins the same is another element', ({ assert }) => {
    const comparison = compared()
    assert.isTrue(comparison.differsBelow('D_1'))
    assert.isFalse(comparison.differsBelow('D_10_1'))
    assert.isFalse(comparison.differsBelow('D'))
  })

  test('what says the same again stays the same, so that nothing is drawn anew', ({ assert }) => {
    const comparison = compared()
    const [value, rows] = [comparison.at('D_1'), comparison.rowsAt('E_i')]
    comparison.set(differences(then, structuredClone(form), catalogue), form)
    assert.strictEqual(comparison.at('D_1'), value)
    assert.strictEqual(comparison.rowsAt('E_i'), rows)
  })
})
