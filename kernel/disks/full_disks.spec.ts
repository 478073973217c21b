import { test } from '@japa/runner'

import { fullDisks, noteFullDisk } from '#kernel/disks/full_disks'

test.group('A disk that was full', () => {
  test('is one again that has room for the largest upload, whatever a request said of its size', async ({
    assert,
  }) => {
    const error = Object.assign(new Error('no room'), { code: 'ENOSPC' })
    assert.equal(noteFullDisk(error, Number.MAX_SAFE_INTEGER), 'files')
    assert.deepEqual(await fullDisks(), [])
  })
})
