import { test } from '@japa/runner'

import { loadCatalogue } from '#kernel/case/forms/load_catalogue'

import { flatChanges } from '#plugins/cases/ui/history/flat_changes'

const catalogue = loadCatalogue()

test.group('Changes of a line of the trail', () => {
  test('the first save is told element by element, with positions', ({ assert }) => {
    const after = { D_1: 'AB', G_k: [{ id: 'a', G_k_2_2: 'Demo tablet' }] }
    const found = flatChanges([{ path: '', before: null, after }], catalogue)
    assert.deepEqual(
      found.map(({ element, place, after: value }) => [element, place, value]),
      [
        ['D.1', 'D.1', 'AB'],
        ['G.k.2.2', 'G.k[1].G.k.2.2', 'Demo tablet'],
      ]
    )
  })

  test('an element inside a row keeps its number, and the row is told by its id', ({ assert }) => {
    const path = 'G_k[12345678-0000].G_k_2_2'
    const [change] = flatChanges([{ path, before: 'A', after: 'B' }], catalogue)
    assert.equal(change!.element, 'G.k.2.2')
    assert.equal(change!.place, 'G.k.2.2 · 1234')
  })

  test('what is no element is no element', ({ assert }) => {
    const found = flatChanges([{ path: 'version', before: 1, after: 2 }], catalogue)
    assert.deepEqual(found, [{ key: 'version', element: null, place: '', before: 1, after: 2 }])
  })
})
