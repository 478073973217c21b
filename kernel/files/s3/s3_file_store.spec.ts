import { test } from '@japa/runner'

import { FileMissing, FileStoreFailure, sha256Of } from '#kernel/files/file_store'
import { S3FileStore } from '#kernel/files/s3/s3_file_store'
import { type S3Server, startS3Server } from '#tests/fixtures/s3_server'

const credentials = { accessKey: 'pharos', secretKey: 'a secret/of+tests', region: 'eu-central-1' }
const bytes = Buffer.from('What the reporter sent. 报告人发送的内容。')
const address = sha256Of(bytes)

test.group('File store in an S3 bucket', (group) => {
  let server: S3Server
  let store: S3FileStore
  group.each.setup(async () => {
    server = await startS3Server('reports', credentials)
    store = new S3FileStore({ ...credentials, endpoint: server.endpoint, bucket: 'reports' })
    return async () => void (await server.close())
  })

  test('gives back what was put, under its SHA-256', async ({ assert }) => {
    assert.deepEqual(await store.put(bytes), { sha256: address, size: bytes.length })
    assert.deepEqual([...server.objects.keys()], [`files/${address}`])
    assert.deepEqual(await store.get(address), bytes)
    assert.isTrue(await store.has(address))
  })

  test('an object that was changed in the bucket is never handed out', async ({ assert }) => {
    server.objects.set(`files/${address}`, Buffer.from('something else'))
    await assert.rejects(() => store.get(address), FileMissing as never)
  })

  test('an object that is not there is named as missing', async ({ assert }) => {
    await assert.rejects(() => store.get(address), `The file ${address} is not in the store`)
  })

  test('tries again when the service is busy or the line breaks', async ({ assert }) => {
    server.faults.push(503, 'break')
    await store.put(bytes)
    assert.deepEqual(server.objects.get(`files/${address}`), bytes)
  })

  test('a service that is down fails in one sentence, with nothing stored', async ({ assert }) => {
    await server.close()
    await assert.rejects(() => store.put(bytes), FileStoreFailure as never)
    assert.equal(server.objects.size, 0)
  })

  test('a wrong key is refused by the service and not tried again', async ({ assert }) => {
    const wrong = { ...credentials, secretKey: 'wrong' }
    const other = new S3FileStore({ ...wrong, endpoint: server.endpoint, bucket: 'reports' })
    await assert.rejects(() => other.put(bytes), /answered with 403/)
    assert.equal(server.objects.size, 0)
  })

  test('a bucket that is not there takes nothing', async ({ assert }) => {
    const other = new S3FileStore({ ...credentials, endpoint: server.endpoint, bucket: 'none' })
    await assert.rejects(() => other.put(bytes), /the bucket is not there/)
  })
})
