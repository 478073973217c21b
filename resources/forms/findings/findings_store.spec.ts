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
