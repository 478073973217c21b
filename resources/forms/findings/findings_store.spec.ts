import { test } from '@japa/runner'

import type { Finding } from '#kernel/rules/finding'
import { FindingsStore } from '#resources/forms/findings/findings_store'

const finding = (path: string, rule = 'GEN-04'): Finding => ({
  rule,
  severity: 'error',
  path,
  element: path.replaceAll('_', '.'),
  message: { en: `${rule} at ${path}`, zh: '' },
})

test.group('Findings on the screen', () => {
  test('a field gets those of its own path', ({ assert }) => {
    const store = new FindingsStore()
    store.set([finding('D_1'), finding('D_5'), finding('D_1', 'GEN-01')])
    assert.deepEqual(
      store.at('D_1').map(({ rule }) => rule),
      ['GEN-04', 'GEN-01']
    )
    assert.lengthOf(store.at('D_3'), 0)
  })

  test('what stays the same stays the same object, so that its field is not drawn anew', ({
    assert,
  }) => {
    const store = new FindingsStore()
    store.set([finding('D_1'), finding('D_5')])
    const before = store.at('D_1')
    store.set([finding('D_1')])
    assert.strictEqual(store.at('D_1'), before)
    assert.strictEqual(store.at('D_5'), store.at('D_3'))
  })

  test('a field of several elements gets those of each, also when one moves from a value to its unit', ({
    assert,
  }) => {
    const store = new FindingsStore()
    const paths = ['E_i[a].E_i_6a', 'E_i[a].E_i_6b']
    store.set([finding('E_i[a].E_i_6b'), finding('E_i[b].E_i_6b')])
    const unit = store.of(paths)
    assert.deepEqual(
      unit.map(({ path }) => path),
      ['E_i[a].E_i_6b']
    )
    store.set([finding('E_i[a].E_i_6b')])
    assert.strictEqual(store.of(paths, unit), unit)
    store.set([finding('E_i[a].E_i_6a')])
    assert.notStrictEqual(store.of(paths, unit), unit)
  })

  test('what is told at a group of an element in it is told of the element in every row', ({
    assert,
  }) => {
    const store = new FindingsStore()
    store.set([{ ...finding('E_i', 'E2B-24'), element: 'E.i.2.1a' }])
    assert.lengthOf(store.of(['E_i[a].E_i_2_1b', 'E_i[a].E_i_2_1a']), 1)
    assert.lengthOf(store.of(['E_i[a].E_i_2_1b']), 0)
  })

  test('whoever listens hears of new findings until they stop', ({ assert }) => {
    const store = new FindingsStore()
    let heard = 0
    const stop = store.subscribe(() => heard++)
    store.set([])
    stop()
    store.set([])
    assert.equal(heard, 1)
  })
})
