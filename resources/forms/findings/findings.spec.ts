import { test } from '@japa/runner'

import type { Finding } from '#kernel/case/rules/finding'
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
      findingsAt(now.byPath, 'D_1').map(({ rule }) => rule),
      ['GEN-04', 'GEN-01']
    )
    assert.lengthOf(findingsAt(now.byPath, 'D_3'), 0)
  })

  test('what stays the same stays the same object, so that its field is not drawn anew', ({
    assert,
  }) => {
    let now = NOTHING_FOUND
    now = newFindings(now, [finding('D_1'), finding('D_5')])
    const before = findingsAt(now.byPath, 'D_1')
    now = newFindings(now, [finding('D_1')])
    assert.strictEqual(findingsAt(now.byPath, 'D_1'), before)
    assert.strictEqual(findingsAt(now.byPath, 'D_5'), findingsAt(now.byPath, 'D_3'))
  })

  test('a field of several elements gets those of each, also when one moves from a value to its unit', ({
    assert,
  }) => {
    let now = NOTHING_FOUND
    const paths = ['E_i[a].E_i_6a', 'E_i[a].E_i_6b']
    now = newFindings(now, [finding('E_i[a].E_i_6b'), finding('E_i[b].E_i_6b')])
    const unit = findingsOf(now.byPath, paths)
    assert.deepEqual(
      unit.map(({ path }) => path),
      ['E_i[a].E_i_6b']
    )
    now = newFindings(now, [finding('E_i[a].E_i_6b')])
    assert.strictEqual(findingsOf(now.byPath, paths, unit), unit)
    now = newFindings(now, [finding('E_i[a].E_i_6a')])
    assert.notStrictEqual(findingsOf(now.byPath, paths, unit), unit)
  })

  test('what is told at a group of an element in it is told of the element in every row', ({
    assert,
  }) => {
    let now = NOTHING_FOUND
    now = newFindings(now, [{ ...finding('E_i', 'E2B-24'), element: 'E.i.2.1a' }])
    assert.lengthOf(findingsOf(now.byPath, ['E_i[a].E_i_2_1b', 'E_i[a].E_i_2_1a']), 1)
    assert.lengthOf(findingsOf(now.byPath, ['E_i[a].E_i_2_1b']), 0)
  })

  test('what is missing waits until it is shown, and is known to be missing all the while', ({
    assert,
  }) => {
    const found = [finding('D_1'), finding('D_5', 'GEN-02')]
    const isMissing = ({ rule }: Finding) => rule === 'GEN-04'
    const calm = newFindings(NOTHING_FOUND, found, { isMissing, isShown: () => false })
    assert.deepEqual([calm.every, calm.all, calm.waiting], [found, [found[1]], [found[0]]])
    const shown = newFindings(calm, calm.every, { isMissing, isShown: () => true })
    assert.deepEqual([shown.all, shown.waiting], [found, []])
    for (const { missing } of [calm, shown])
      assert.deepEqual([...missing.keys()], ['D_1'], 'marked as required')
  })
})
