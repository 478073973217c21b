import { test } from '@japa/runner'

import type { Finding } from '#kernel/rules/finding'
import {
  findingsAt,
  findingsOf,
  newFindings,
  NOTHING_FOUND,
} from '#resources/forms/findings/findings'

const finding = (path: string, rule = 'GEN-04'): Finding => ({
  rule,
  severity: 'error',
  path,
  element: path.replaceAll('_', '.'),
  message: { en: `${rule} at ${path}`, zh: '' },
})

test.group('Findings on the screen', () => {
  test('a field gets those of its own path', ({ assert }) => {
    let now = NOTHING_FOUND
    now = newFindings(now, [finding('D_1'), finding('D_5'), finding('D_1', 'GEN-01')])
    assert.deepEqual(
      findingsAt(now, 'D_1').map(({ rule }) => rule),
      ['GEN-04', 'GEN-01']
    )
    assert.lengthOf(findingsAt(now, 'D_3'), 0)
  })

  test('what stays the same stays the same object, so that its field is not drawn anew', ({
    assert,
  }) => {
    let now = NOTHING_FOUND
    now = newFindings(now, [finding('D_1'), finding('D_5')])
    const before = findingsAt(now, 'D_1')
    now = newFindings(now, [finding('D_1')])
    assert.strictEqual(findingsAt(now, 'D_1'), before)
    assert.strictEqual(findingsAt(now, 'D_5'), findingsAt(now, 'D_3'))
  })

  test('a field of several elements gets those of each, also when one moves from a value to its unit', ({
    assert,
  }) => {
    let now = NOTHING_FOUND
    const paths = ['E_i[a].E_i_6a', 'E_i[a].E_i_6b']
    now = newFindings(now, [finding('E_i[a].E_i_6b'), finding('E_i[b].E_i_6b')])
    const unit = findingsOf(now, paths)
    assert.deepEqual(
      unit.map(({ path }) => path),
      ['E_i[a].E_i_6b']
    )
    now = newFindings(now, [finding('E_i[a].E_i_6b')])
    assert.strictEqual(findingsOf(now, paths, unit), unit)
    now = newFindings(now, [finding('E_i[a].E_i_6a')])
    assert.notStrictEqual(findingsOf(now, paths, unit), unit)
  })

  test('what is told at a group of an element in it is told of the element in every row', ({
    assert,
  }) => {
    let now = NOTHING_FOUND
    now = newFindings(now, [{ ...finding('E_i', 'E2B-24'), element: 'E.i.2.1a' }])
    assert.lengthOf(findingsOf(now, ['E_i[a].E_i_2_1b', 'E_i[a].E_i_2_1a']), 1)
    assert.lengthOf(findingsOf(now, ['E_i[a].E_i_2_1b']), 0)
  })
})
