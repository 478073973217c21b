import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { test } from '@japa/runner'

import { draftsOf } from '#kernel/files/folder_file_store'
import { keepRemoving, removeLeftFiles } from '#kernel/files/uploads/remove_left_files'
import { startServer } from '#tests/fixtures/server_process'
import { until } from '#tests/until'

/** A folder that a request left so many hours ago. */
function leave(folder: string, name: string, hours: number) {
  const path = join(folder, name)
  mkdirSync(path, { recursive: true })
  writeFileSync(join(path, '1'), 'Discharge letter')
  const touched = Date.now() / 1000 - hours * 3600
  utimesSync(path, touched, touched)
}

test.group('What a crash left of requests', (group) => {
  let folder: string

  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-left-'))
    return () => rmSync(folder, { recursive: true })
  })

  test('is removed when no request can be at work on it any more', async ({ assert }) => {
    leave(folder, 'request-old', 3)
    leave(folder, 'request-young', 1)
    assert.equal(await removeLeftFiles([folder, join(folder, 'nowhere')]), 1)
    assert.deepEqual(readdirSync(folder), ['request-young'])
  })

  test('is removed again and again, whatever is left later', async ({ cleanup }) => {
    cleanup(keepRemoving([folder], () => {}, 10))
    for (const name of ['request-first', 'request-later']) {
      leave(folder, name, 3)
      await until(`no ${name} any more`, () => readdirSync(folder).length === 0)
    }
  })

  test('is tried again when it could not be removed, and every failure is told', async ({
    assert,
    cleanup,
  }) => {
    const noFolder = join(folder, 'letter')
    writeFileSync(noFolder, 'Discharge letter')
    const failures: unknown[] = []
    cleanup(keepRemoving([noFolder], (error) => failures.push(error), 10))
    await until('a second failure', () => failures.length > 1)
    assert.propertyVal(failures[0], 'code', 'ENOTDIR')
  })

  test('is removed by the next server that starts, what may be at work is not', async ({
    assert,
    cleanup,
  }) => {
    const waiting = [join(folder, 'uploads'), draftsOf(folder)]
    for (const each of waiting) {
      leave(each, 'request-old', 3)
      leave(each, 'request-young', 1)
    }
    const server = await startServer({ STORAGE_FOLDER: folder })
    cleanup(() => server.stop())
    for (const each of waiting) {
      await until('one folder', () => readdirSync(each).length === 1)
      assert.deepEqual(readdirSync(each), ['request-young'])
    }
  })
})
