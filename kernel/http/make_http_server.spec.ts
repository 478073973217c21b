import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { test } from '@japa/runner'

import { makeHttpServer } from '#kernel/http/make_http_server'

/** Connections that send their headers byte by byte at the same time. */
const SLOW = 50

test.group('Headers that come byte by byte', () => {
  test('are given up (408) and their connections closed; others are served meanwhile', async ({
    assert,
    cleanup,
  }) => {
    const second = 1000
    const times = { headersTimeout: second, requestTimeout: 60 * second }
    const server = makeHttpServer((_, response) => response.end('served'), {
      ...times,
      connectionsCheckingInterval: 100,
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    cleanup(() => void server.close())
    const { port } = server.address() as AddressInfo
    const slow = Array.from({ length: SLOW }, () => {
      const socket = connect(port, '127.0.0.1').on('error', () => {})
      let received = ''
      socket.on('data', (bytes) => (received += String(bytes)))
      socket.write('GET / HTTP/1.1\r\nhost: x\r\nx-slow: ')
      const drop = setInterval(() => socket.write('x'), 50)
      return new Promise<string>((resolve) => {
        socket.once('close', () => {
          clearInterval(drop)
          resolve(received)
        })
      })
    })
    const ended = Promise.all(slow)
    let served = 0
    let isOver = false
    void ended.then(() => (isOver = true))
    for (; !isOver; served++) {
      assert.equal(await (await fetch(`http://127.0.0.1:${port}/`)).text(), 'served')
    }
    // Whoever writes on may lose the answer with the line.
    for (const answer of await ended) assert.match(answer, /^(HTTP\/1\.1 408 |$)/)
    assert.isAbove(served, 0)
  })

  test('have twenty seconds at a server of the product', ({ assert }) => {
    assert.equal(makeHttpServer(() => {}).headersTimeout, 20_000)
  })
})
