import { test } from '@japa/runner'

import { fileParts } from '#plugins/e2b/ui/import/file_parts'

test.group('Progress of each file', () => {
  test('files of one upload fill one after the other', ({ assert }) => {
    assert.deepEqual(fileParts([100, 300, 100], 0.5), [1, 0.5, 0])
    assert.deepEqual(fileParts([100, 300, 100], 1), [1, 1, 1])
  })

  test('a file without content is as far as the upload', ({ assert }) => {
    assert.deepEqual(fileParts([0, 10], 0), [0, 0])
    assert.deepEqual(fileParts([0, 10], 1), [1, 1])
  })
})
