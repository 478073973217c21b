import { once } from 'node:events'
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as soon } from 'node:timers/promises'

import { test } from '@japa/runner'

import { LargeBodies } from '#kernel/http/body/large_bodies'
import type { UnreadableBody } from '#kernel/http/body/unreadable_body'
import { until } from '#tests/until'

const LIMITS = { large: 1000, atOnce: 6, most: 100, perMegabyte: 0, rest: 2, longest: 5000 }

/**
 * A server that works on each body; gives what was at work when, in order.
 * @param isOver until then the work on a body is not done
 */
async function serve(
  cleanup: (end: () => void) => void,
  limits: Partial<typeof LIMITS> = {},
  isOver = Promise.resolve()
) {
  const bodies = new LargeBodies({ ...LIMITS, ...limits })
  const seen: string[] = []
  const work = async (request: IncomingMessage, response: ServerResponse) => {
    const name = request.url!.slice(1)
    const body = await bodies.come(String(request.headers['x-sender']), request, response)
    seen.push(`${name} comes`)
    if (name.startsWith('refused')) return response.end()
    for await (const chunk of request) body.took((chunk as Buffer).length)
    await body.turn()
    seen.push(`${name} begins`)
    await isOver
    seen.push(`${name} ends`)
    response.end()
  }
  const server = createServer((request, response) => {
    // Nobody reads the answer to a client that has gone.
    work(request, response).catch((error: UnreadableBody) => {
      response.writeHead(error.status ?? 500, { connection: 'close' }).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanup(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const send = async (
    name: string,
    sender: string,
    body: Buffer,
    length: Record<string, string | number> = { 'content-length': body.length }
  ) => {
    const sent = ask({
      ...{ port, method: 'POST', path: `/${name}` },
      headers: { 'x-sender': sender, ...length },
    })
    sent.end(body)
    const [response] = await once(sent, 'response')
    response.resume()
    await once(response, 'end')
    return response.statusCode as number
  }
  return { send, seen, port }
}

const LARGE = Buffer.alloc(1000)
const SMALL = Buffer.alloc(999)
const CHUNKED = { 'transfer-encoding': 'chunked' }

test.group('Large bodies of one account', () => {
  test('are worked on one after the other', async ({ assert, cleanup }) => {
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const { send, seen } = await serve(cleanup, { longest: 100 }, isOver)
    const all = ['a', 'b', 'c'].map((name) => send(name, 'one', LARGE))
    await until('all of them, one at work', () => seen.length > 3)
    await soon()
    assert.lengthOf(seen, 4)
    end()
    await Promise.all(all)
    const worked = seen.filter((each) => !each.endsWith('comes'))
    assert.lengthOf(worked, 6)
    for (let at = 0; at < 6; at += 2) {
      assert.equal(worked[at]!.slice(0, 1), worked[at + 1]!.slice(0, 1))
    }
  })

  test('are not even read while it rests, whether they say how large they are or not', async ({
    assert,
    cleanup,
  }) => {
    const { send, seen } = await serve(cleanup, { rest: 1e9, longest: 600_000 })
    await send('a', 'one', LARGE)
    // They are never answered, and hung up on at the end.
    for (const length of [undefined, CHUNKED]) send('b', 'one', LARGE, length).catch(() => {})
    await send('d', 'one', SMALL)
    const came = seen.filter((each) => each.endsWith('comes'))
    assert.deepEqual(came, ['a comes', 'd comes'])
  })

  test('wait unread when many come at once', async ({ assert, cleanup }) => {
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const { send, seen } = await serve(cleanup, { atOnce: 2, longest: 100 }, isOver)
    const all = ['a', 'b', 'c', 'd', 'e'].map((name) => send(name, 'one', LARGE))
    // One is worked on, and two are read.
    const came = () => seen.filter((each) => each.endsWith('comes')).length
    await until('three of them', () => came() === 3)
    assert.equal(came(), 3)
    end()
    await Promise.all(all)
    assert.equal(came(), 5)
  })

  test('are refused when too many wait already', async ({ assert, cleanup }) => {
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const limits = { atOnce: 1, most: 1, longest: 100 }
    const { send, seen } = await serve(cleanup, limits, isOver)
    // One is worked on, one is read, one waits.
    const all = ['a', 'b', 'c', 'd'].map((name) => send(name, 'one', LARGE))
    assert.equal(await Promise.race(all), 429)
    end()
    assert.deepEqual((await Promise.all(all)).sort(), [200, 200, 200, 429])
    assert.lengthOf(
      seen.filter((each) => each.endsWith('ends')),
      3
    )
  })

  test('do not wait for those of others, nor small ones for large ones', async ({
    assert,
    cleanup,
  }) => {
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const { send, seen } = await serve(cleanup, {}, isOver)
    const all = [send('a', 'one', LARGE), send('b', 'two', LARGE), send('c', 'one', SMALL)]
    const begun = ['a begins', 'b begins', 'c begins']
    await until('all three at work', () => begun.every((each) => seen.includes(each)))
    end()
    assert.deepEqual(await Promise.all(all), [200, 200, 200])
  })

  test('that come slowly, or are given up, hold up nobody', async ({ assert, cleanup }) => {
    const { send, seen, port } = await serve(cleanup)
    const slow = ask({
      ...{ port, method: 'POST', path: '/slow' },
      headers: { 'x-sender': 'one', 'content-length': 5000 },
    }).on('error', () => undefined)
    slow.write(LARGE)
    await until('the slow one', () => seen.includes('slow comes'))
    await send('a', 'one', LARGE)
    slow.destroy()
    await send('b', 'one', LARGE)
    assert.includeMembers(seen, ['a ends', 'b ends'])
    assert.notInclude(seen, 'slow begins')
  })
})
