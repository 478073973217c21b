import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

import { FileMissing, FileStoreFailure, sha256Of } from '#kernel/files/file_store'
import { FolderFileStore } from '#kernel/files/folder_file_store'

const bytes = Buffer.from('What the reporter sent. 报告人发送的内容。')
const address = sha256Of(bytes)

test.group('File store in a folder', (group) => {
  let folder: string
  let store: FolderFileStore
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-files-'))
    store = new FolderFileStore(folder)
    return () => rmSync(folder, { recursive: true, force: true })
  })
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256)

  test('gives back what was put, under its SHA-256', async ({ assert }) => {
    assert.deepEqual(await store.put(bytes), { sha256: address, size: bytes.length })
    assert.deepEqual(await store.get(address), bytes)
    assert.isTrue(await store.has(address))
    assert.isFalse(await store.has(sha256Of(Buffer.from('other'))))
  })

  test('keeps equal bytes once, and only its owner may read them', async ({ assert }) => {
    await Promise.all([store.put(bytes), store.put(bytes), store.put(bytes)])
    assert.deepEqual(readdirSync(join(pathOf(address), '..')), [address])
    assert.equal(statSync(pathOf(address)).mode & 0o777, 0o600)
    assert.deepEqual(readdirSync(join(folder, 'drafts')), [])
  })

  test('a file that was changed in the folder is never handed out', async ({ assert }) => {
    await store.put(bytes)
    writeFileSync(pathOf(address), 'something else')
    await assert.rejects(() => store.get(address), FileMissing as never)
    await store.put(bytes)
    assert.deepEqual(await store.get(address), bytes)
  })

  test('a file that is gone is named as missing', async ({ assert }) => {
    await assert.rejects(() => store.get(address), `The file ${address} is not in the store`)
  })

  test('no path is built from what is not a hash', async ({ assert }) => {
    await assert.rejects(() => store.get('../../etc/passwd'), FileMissing as never)
    await assert.rejects(() => store.get(`${address}/..`), FileMissing as never)
  })

  test('a storage that takes nothing fails with nothing half stored', async ({ assert }) => {
    // A file stands where the folder should be: as with a full disk, no byte can be written.
    const blocked = join(folder, 'blocked')
    writeFileSync(blocked, '')
    chmodSync(blocked, 0o400)
    const full = new FolderFileStore(blocked)
    await assert.rejects(() => full.put(bytes), FileStoreFailure as never)
    assert.isFalse(await full.has(address))
  })
})
