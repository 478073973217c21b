import { Agent, createServer, request, type RequestListener, type Server } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { test } from '@japa/runner'

import { Ending } from '#kernel/http/ending'
import { until } from '#tests/until'

const HOUR_MS = 3_600_000

/**
 * A server of plain Node that ends as a web server of the product does.
 * @param isDrained until then it still takes requests when it ends
 */
async function serve(answer: RequestListener, isDrained = Promise.resolve()) {
  const server = createServer(answer)
  const ending = new Ending(server, () => isDrained)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const end = async (finish = HOUR_MS) => {
    await ending.begin({ drain: HOUR_MS, finish })
    await closed(server)
  }
  const connections = promisify(server.getConnections.bind(server))
  return { port, end, connections }
}

const closed = (server: Server) => new Promise((done) => server.close(done))

/** Asks by a connection that is kept for the next question; gives what the answer says of that. */
function ask(port: number, agent: Agent): Promise<string | undefined> {
  return new Promise((done, refuse) => {
    const asked = request({ port, agent, host: '127.0.0.1' }, (response) => {
      response.resume().on('end', () => done(response.headers.connection))
    })
    asked.on('error', refuse).end()
  })
}

/** Opens a connection, writes to it, and reads nothing of what comes. */
function write(port: number, text: string) {
  const socket = connect(port, '127.0.0.1', () => socket.write(text))
  return socket.on('error', () => {})
}

test.group('A server that is told to end', () => {
  test('answers what is under way and closes the connection with the answer', async ({
    assert,
  }) => {
    let letGo: (() => void) | undefined
    const { port, end } = await serve((_, response) => void (letGo = () => response.end('done')))
    const agent = new Agent({ keepAlive: true })
    const asked = ask(port, agent)
    await until('a request', () => letGo)
    const ended = end()
    letGo!()
    assert.equal(await asked, 'close')
    await ended
  })

  test('takes one more request on a connection that was kept, and nothing after that', async ({
    assert,
  }) => {
    const { promise: isDrained, resolve: drain } = Promise.withResolvers<void>()
    const { port, end } = await serve((_, response) => response.end('done'), isDrained)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    assert.equal(await ask(port, agent), 'keep-alive')
    const ended = end()
    assert.equal(await ask(port, agent), 'close')
    drain()
    await ended
    await assert.rejects(() => ask(port, agent), /ECONNREFUSED/)
  })

  test('does not wait for a connection whose answer let the client keep it', async () => {
    let letGo: (() => void) | undefined
    const { port, end } = await serve((_, response) => {
      response.flushHeaders()
      letGo = () => response.end('done')
    })
    const asked = ask(port, new Agent({ keepAlive: true }))
    await until('a request', () => letGo)
    const ended = end()
    letGo!()
    await asked
    await ended
  })

  test('cuts off who says nothing, half a head, half a body, or never reads', async ({
    cleanup,
  }) => {
    const { port, end, connections } = await serve((asked, response) => {
      asked.resume()
      if (asked.url === '/endless') response.write(Buffer.alloc(50_000_000))
    })
    const head = 'POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 100\r\n'
    const clients = ['', head, `${head}\r\nhalf`, 'GET /endless HTTP/1.1\r\nhost: here\r\n\r\n']
    const sockets = clients.map((text) => write(port, text))
    cleanup(() => sockets.forEach((socket) => socket.destroy()))
    await until('all of them', async () => (await connections()) === clients.length)
    await end(1)
  })
})
