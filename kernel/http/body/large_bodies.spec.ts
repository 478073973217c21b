import { once } from 'node:events'
import { createServer, type IncomingMessage, request as ask, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { test } from '@japa/runner'

import { LargeBodies } from '#kernel/http/body/large_bodies'
import type { UnreadableBody } from '#kernel/http/body/unreadable_body'

const WORK_MS = 60

const LIMITS = { large: 1000, atOnce: 6, most: 100, perMegabyte: 0, rest: 2, longest: 5000 }

/** A server that works on each body for a while; gives what was at work when, in order. */
async function serve(cleanup: (end: () => void) => void, limits: Partial<typeof LIMITS> = {}) {
  const bodies = new LargeBodies({ ...LIMITS, ...limits })
  const seen: string[] = []
  const times: { begun: number; done: number }[] = []
  const work = async (request: IncomingMessage, response: ServerResponse) => {
    const name = request.url!.slice(1)
    const body = await bodies.come(String(request.headers['x-sender']), request, response)
    seen.push(`${name} comes`)
    if (name.startsWith('refused')) return response.end()
    for await (const chunk of request) body.took((chunk as Buffer).length)
    await body.turn()
    seen.push(`${name} begins`)
    const begun = performance.now()
    await sleep(WORK_MS)
    seen.push(`${name} ends`)
    times.push({ begun, done: performance.now() })
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
  return { send, seen, times, port }
}

const LARGE = Buffer.alloc(1000)
const SMALL = Buffer.alloc(999)
const CHUNKED = { 'transfer-encoding': 'chunked' }

test.group('Large bodies of one account', () => {
  test('are worked on one after the other, with a rest that is longer than the work', async ({
    assert,
    cleanup,
  }) => {
    const { send, seen, times } = await serve(cleanup)
    await Promise.all(['a', 'b', 'c'].map((name) => send(name, 'one', LARGE)))
    const worked = seen.filter((each) => !each.endsWith('comes'))
    assert.lengthOf(worked, 6)
    for (let at = 0; at < 6; at += 2) {
      assert.equal(worked[at]!.slice(0, 1), worked[at + 1]!.slice(0, 1))
    }
    for (let at = 1; at < times.length; at++) {
      const work = times[at - 1]!.done - times[at - 1]!.begun
      assert.isAbove(times[at]!.begun - times[at - 1]!.done, work * 1.5)
    }
  })

  test('are not even read while it rests, whether they say how large they are or not', async ({
    assert,
    cleanup,
  }) => {
    const { send, seen } = await serve(cleanup)
    await send('a', 'one', LARGE)
    const done = performance.now()
    const large = [send('b', 'one', LARGE), send('c', 'one', LARGE, CHUNKED)]
    await Promise.all([...large, send('d', 'one', SMALL)])
    assert.isAbove(performance.now() - done, WORK_MS * 2)
    const came = seen.filter((each) => each.endsWith('comes')).slice(1)
    assert.equal(came[0], 'd comes')
  })

  test('are followed by a rest when they were refused, too, for what they say or had read', async ({
    assert,
    cleanup,
  }) => {
    const { send, times } = await serve(cleanup, { perMegabyte: 50_000 })
    const began = performance.now()
    await send('refused', 'one', LARGE)
    await send('a', 'one', LARGE, CHUNKED)
    // 1,000 bytes count for about 48 ms of work.
    assert.isAbove(times[0]!.begun - began, 90)
  })

  test('wait unread when many come at once', async ({ assert, cleanup }) => {
    const { send, seen } = await serve(cleanup, { atOnce: 2 })
    const all = ['a', 'b', 'c', 'd', 'e'].map((name) => send(name, 'one', LARGE))
    await Promise.race(all)
    const before = seen.slice(0, seen.indexOf('a ends'))
    assert.isAtMost(before.filter((each) => each.endsWith('comes')).length, 3)
    await Promise.all(all)
  })

  test('are refused when too many wait already', async ({ assert, cleanup }) => {
    const { send, seen } = await serve(cleanup, { atOnce: 1, most: 1, longest: 100 })
    // One is worked on, one is read, one waits.
    const all = ['a', 'b', 'c', 'd'].map((name) => send(name, 'one', LARGE))
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
    const { send, seen } = await serve(cleanup)
    const all = [send('a', 'one', LARGE), send('b', 'two', LARGE), send('c', 'one', SMALL)]
    await Promise.all(all)
    const worked = seen.filter((each) => !each.endsWith('comes'))
    assert.sameMembers(
      worked.slice(0, 3).map((each) => each.slice(2)),
      ['begins', 'begins', 'begins']
    )
  })

  test('that come slowly, or are given up, hold up nobody', async ({ assert, cleanup }) => {
    const { send, seen, port } = await serve(cleanup)
    const slow = ask({
      ...{ port, method: 'POST', path: '/slow' },
      headers: { 'x-sender': 'one', 'content-length': 5000 },
    }).on('error', () => undefined)
    slow.write(LARGE)
    await send('a', 'one', LARGE)
    slow.destroy()
    await send('b', 'one', LARGE)
    assert.includeMembers(seen, ['slow comes', 'a ends', 'b ends'])
    assert.notInclude(seen, 'slow begins')
  })
})
