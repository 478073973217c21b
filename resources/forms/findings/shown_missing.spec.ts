import { test } from '@japa/runner'

import type { Finding } from '#kernel/case/rules/finding'
import { alsoLeft, isShown, NOWHERE_SHOWN } from '#resources/forms/findings/shown_missing'

const finding = (path: string, element = path.replaceAll('_', '.')) =>
  ({ path, element }) as Finding

test.group('Where it is shown that something is missing', () => {
  test('at elements that were left empty, everywhere after a check', ({ assert }) => {
    const shown = alsoLeft(NOWHERE_SHOWN, ['D_1'])
    assert.isTrue(isShown(shown, finding('D_1')))
    assert.isFalse(isShown(shown, finding('D_5')))
    assert.isTrue(isShown({ ...shown, everywhere: true }, finding('D_5')))
    assert.strictEqual(alsoLeft(shown, ['D_1']), shown)
  })

  test('at a group once the element was left empty in a row', ({ assert }) => {
    const shown = alsoLeft(NOWHERE_SHOWN, ['C_2_r[a].C_2_r_5'])
    assert.isTrue(isShown(shown, finding('C_2_r', 'C.2.r.5')))
    assert.isFalse(isShown(shown, finding('C_2_r', 'C.2.r.4')))
    assert.isFalse(isShown(shown, finding('C_2_r[a].C_2_r_4', 'C.2.r.4')))
    assert.isFalse(isShown(shown, finding('C_2_r', 'C.2.r')))
  })
})
