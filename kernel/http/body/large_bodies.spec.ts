import { once } from 'node:events'
import { createServer, request as ask } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

import { test } from '@japa/runner'

import { LargeBodies } from '#kernel/http/body/large_bodies'

const WORK_MS = 60

/** A server that works on each body for a while; gives what was at work when, in order. */
async function serve(cleanup: (end: () => void) => void) {
  const bodies = new LargeBodies({ large: 1000, rest: 2, longest: 5000 })
  const seen: string[] = []
  const times: { begun: number; done: number }[] = []
  const server = createServer((request, response) => {
    const name = request.url!.slice(1)
    request.resume()
    const bytes = Number(request.headers['content-length'])
    void bodies.turn(String(request.headers['x-sender']), bytes, response).then(async () => {
      seen.push(`${name} begins`)
      const begun = performance.now()
      await sleep(WORK_MS)
      seen.push(`${name} ends`)
      times.push({ begun, done: performance.now() })
      response.end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanup(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const send = async (name: string, sender: string, body: Buffer) => {
    const sent = ask({
      ...{ port, method: 'POST', path: `/${name}` },
      headers: { 'x-sender': sender, 'content-length': body.length },
    })
    sent.end(body)
    const [response] = await once(sent, 'response')
    response.resume()
    await once(response, 'end')
  }
  return { send, seen, times, port }
}

const LARGE = Buffer.alloc(1000)
const SMALL = Buffer.alloc(999)

test.group('Large bodies of one sender', () => {
  test('come one after the other, with a rest that is longer than the work', async ({
    assert,
    cleanup,
  }) => {
    const { send, seen, times } = await serve(cleanup)
    await Promise.all(['a', 'b', 'c'].map((name) => send(name, 'one', LARGE)))
    assert.lengthOf(seen, 6)
    for (let at = 0; at < 6; at += 2) {
      assert.equal(seen[at]!.slice(0, 1), seen[at + 1]!.slice(0, 1))
    }
    for (let at = 1; at < times.length; at++) {
      const work = times[at - 1]!.done - times[at - 1]!.begun
      assert.isAbove(times[at]!.begun - times[at - 1]!.done, work * 1.5)
    }
  })

  test('do not wait for those of others, nor small ones for large ones', async ({
    assert,
    cleanup,
  }) => {
    const { send, seen } = await serve(cleanup)
    const all = [send('a', 'one', LARGE), send('b', 'two', LARGE), send('c', 'one', SMALL)]
    await Promise.all(all)
    assert.sameMembers(
      seen.slice(0, 3).map((each) => each.slice(2)),
      ['begins', 'begins', 'begins']
    )
  })

  test('that are given up while they wait hold up nobody', async ({ assert, cleanup }) => {
    const { send, seen, port } = await serve(cleanup)
    const first = send('a', 'one', LARGE)
    const gone = ask({
      ...{ port, method: 'POST', path: '/b' },
      headers: { 'x-sender': 'one', 'content-length': 5000 },
    }).on('error', () => undefined)
    gone.write(LARGE)
    await sleep(WORK_MS / 2)
    gone.destroy()
    await Promise.all([first, send('c', 'one', LARGE)])
    assert.include(seen, 'c ends')
  })
})
