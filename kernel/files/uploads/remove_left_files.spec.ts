import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { test } from '@japa/runner'

import { removeLeftFiles } from '#kernel/files/uploads/remove_left_files'

test.group('What a crash left of requests', (group) => {
  let folder: string

  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-left-'))
    return () => rmSync(folder, { recursive: true })
  })

  test('is removed when no request can be at work on it any more', async ({ assert }) => {
    for (const [name, hours] of [
      ['request-old', 3],
      ['request-young', 1],
    ] as const) {
      const path = join(folder, name)
      mkdirSync(path)
      writeFileSync(join(path, '1'), 'Discharge letter')
      const touched = Date.now() / 1000 - hours * 3600
      utimesSync(path, touched, touched)
    }
    assert.equal(await removeLeftFiles([folder, join(folder, 'nowhere')]), 1)
    assert.deepEqual(readdirSync(folder), ['request-young'])
  })
})
