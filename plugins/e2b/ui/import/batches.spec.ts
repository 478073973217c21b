import { test } from '@japa/runner'

import { batches } from '#plugins/e2b/ui/import/batches'

test.group('Files of one upload', () => {
  test('more than one form can hold goes out in several, nothing is left behind', ({ assert }) => {
    const files = [40, 50, 20, 90, 10, 100].map((size) => ({ size }))
    const sizes = batches(files, 100).map((batch) => batch.map(({ size }) => size))
    assert.deepEqual(sizes, [[40, 50], [20], [90, 10], [100]])
  })

  test('no files make no form', ({ assert }) => {
    assert.deepEqual(batches([]), [])
  })
})
