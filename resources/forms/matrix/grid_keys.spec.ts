import { test } from '@japa/runner'

import { placeAfterKey } from '#resources/forms/matrix/grid_keys'

const size = { rows: 3, columns: 4 }
const from = { row: 1, column: 1 }

test.group('Moving in a grid', () => {
  test('{key} leads to {to}')
    .with([
      { key: 'ArrowUp', to: [0, 1] },
      { key: 'ArrowDown', to: [2, 1] },
      { key: 'ArrowLeft', to: [1, 0] },
      { key: 'ArrowRight', to: [1, 2] },
      { key: 'Home', to: [1, 0] },
      { key: 'End', to: [1, 3] },
    ])
    .run(({ assert }, { key, to }) => {
      const place = placeAfterKey({ key, ctrlKey: false }, from, size)
      assert.deepEqual(place, { row: to[0]!, column: to[1]! })
    })

  test('with Ctrl to the corners, never beyond an edge, and not by other keys', ({ assert }) => {
    const end = placeAfterKey({ key: 'End', ctrlKey: true }, from, size)
    assert.deepEqual(end, { row: 2, column: 3 })
    assert.deepEqual(placeAfterKey({ key: 'ArrowDown', ctrlKey: false }, end!, size), end)
    assert.isNull(placeAfterKey({ key: 'a', ctrlKey: false }, from, size))
  })
})
