import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { test } from '@japa/runner'

import { UnreadBodies } from '#kernel/http/body/unread_bodies'
import { until } from '#tests/until'

const MB = 1024 * 1024
const TIMES = { leftToSend: 60_000, rate: 64 * MB, most: 64 }

/** A server that answers before it has read anything; gives the requests that it has answered. */
async function serve(cleanup: (end: () => void) => void, times = TIMES) {
  const unread = new UnreadBodies(times)
  const answered: IncomingMessage[] = []
  const server = createServer((request, response) => {
    response.prependOnceListener('finish', () => unread.take(request, response))
    answered.push(request)
    response.end('too much')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const open: Socket[] = []
  cleanup(() => {
    for (const socket of open) socket.destroy()
    server.close()
  })
  /** Begins a request and goes on with it as fast as it can. */
  const send = (bytes: number, connection = 'keep-alive') => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined)
    open.push(socket)
    const head = ['POST / HTTP/1.1', 'host: x', `connection: ${connection}`]
    socket.write([...head, `content-length: ${bytes}`, '', ''].join('\r\n'))
    const chunk = Buffer.alloc(Math.min(bytes, MB), ' ')
    const go = (left: number) => {
      if (left > 0 && socket.writable) {
        socket.write(chunk.subarray(0, left), (error) => !error && go(left - chunk.length))
      }
    }
    go(bytes)
    return socket
  }
  return { send, answered }
}

const isGone = ({ socket }: IncomingMessage) => socket.destroyed

async function closed(socket: Socket) {
  while (!socket.closed) await sleep(5)
}

async function untilThere(answered: readonly unknown[], count: number) {
  while (answered.length < count) await sleep(5)
}

test.group('A body that comes after its answer', () => {
  test('is taken, so that who writes before reading comes to the answer, also on a line that is to be closed', async ({
    assert,
    cleanup,
  }) => {
    const { send } = await serve(cleanup)
    for (const connection of ['close', 'keep-alive']) {
      const socket = send(8 * MB, connection)
      let received = ''
      while (socket.bytesWritten < 8 * MB && !socket.destroyed) await sleep(5)
      socket.on('data', (bytes) => (received += String(bytes)))
      while (!received.endsWith('too much') && !socket.destroyed) await sleep(5)
      assert.match(received, /^HTTP\/1\.1 200 .*too much$/s, connection)
      if (connection === 'close') await closed(socket)
    }
  })

  test('leaves a line that is kept ready for the next request', async ({ assert, cleanup }) => {
    const { send, answered } = await serve(cleanup)
    const socket = send(MB)
    socket.resume()
    await untilThere(answered, 1)
    await once(answered[0]!, 'end')
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    await untilThere(answered, 2)
    assert.equal(answered[1]!.socket, answered[0]!.socket)
  })

  test('that does not end has its line closed after a while', async ({ assert, cleanup }) => {
    const { send, answered } = await serve(cleanup, { ...TIMES, leftToSend: 100 })
    for (const connection of ['close', 'keep-alive']) {
      const socket = send(1000 * MB, connection)
      socket.resume()
      await closed(socket)
    }
    assert.isTrue(answered.every(isGone))
  })

  test('of which there are too many has its line closed, the oldest first', async ({
    assert,
    cleanup,
  }) => {
    const { send, answered } = await serve(cleanup, { ...TIMES, rate: MB, most: 2 })
    for (let count = 1; count <= 4; count++) {
      await once(send(1000 * MB), 'data')
    }
    await until('an end of two lines', () => answered.filter(isGone).length > 1)
    const gone = answered.map(isGone)
    assert.deepEqual(gone, [true, true, false, false])
  })
})
