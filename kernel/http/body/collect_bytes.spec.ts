import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { gzipSync } from 'node:zlib'

import { test } from '@japa/runner'

import { collectBytes, type Collecting } from '#kernel/http/body/collect_bytes'
import { UnreadableBody } from '#kernel/http/body/unreadable_body'

const HEADERS = 'POST / HTTP/1.1\r\nhost: x\r\n'

/** What becomes of a request that is sent byte by byte as it is said here. */
async function collected(sent: (string | Buffer)[], settings: Collecting, isEnded = false) {
  let collect: (request: IncomingMessage) => void
  const read = new Promise<Buffer>((resolve, reject) => {
    collect = (request) => void collectBytes(request, settings).then(resolve, reject)
  })
  const server = createServer((request, response) => {
    collect(request)
    if (isEnded) socket.destroy()
    void read.catch(() => undefined).then(() => response.end())
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  for (const each of sent) socket.write(each)
  try {
    return (await read).toString()
  } catch (error) {
    return error instanceof UnreadableBody ? error.status : error
  } finally {
    socket.destroy()
    server.close()
  }
}

test.group('The body of a request', () => {
  const small = { most: 10, slowest: { bytes: 1, seconds: 600 } }

  test('is read whole, packed or not', async ({ assert }) => {
    const plain = [`${HEADERS}content-length: 5\r\n\r\nhel`, 'lo']
    assert.equal(await collected(plain, small), 'hello')
    const bytes = gzipSync('hello')
    const packed = [`${HEADERS}content-encoding: gzip\r\ncontent-length: ${bytes.length}\r\n\r\n`]
    assert.equal(await collected([...packed, bytes], small), 'hello')
  })

  test('is refused as too large (413) by what it says, by what comes, and by what it unpacks to', async ({
    assert,
  }) => {
    assert.equal(await collected([`${HEADERS}content-length: 11\r\n\r\n`], small), 413)
    const chunked = [`${HEADERS}transfer-encoding: chunked\r\n\r\n`, 'b\r\nhello world\r\n']
    assert.equal(await collected(chunked, small), 413)
    const bomb = gzipSync(Buffer.alloc(1_000_000))
    const packed = [`${HEADERS}content-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`]
    assert.equal(await collected([...packed, bomb], small), 413)
  })

  test('is given up (408) when it comes too slowly', async ({ assert }) => {
    const hurried = { ...small, slowest: { bytes: 1000, seconds: 0.05 } }
    assert.equal(await collected([`${HEADERS}content-length: 9\r\n\r\nx`], hurried), 408)
  })

  test('is not readable (400) when it ends in the middle or does not unpack', async ({
    assert,
  }) => {
    assert.equal(await collected([`${HEADERS}content-length: 9\r\n\r\nx`], small, true), 400)
    for (const packing of ['gzip', 'br', 'deflate', 'unheard-of']) {
      const head = `${HEADERS}content-encoding: ${packing}\r\ncontent-length: 5\r\n\r\n`
      assert.equal(await collected([head, 'hello'], small), 400, packing)
    }
  })
})
