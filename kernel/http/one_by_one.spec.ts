import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate as soon } from 'node:timers/promises'
import { test } from '@japa/runner'

import { makeHttpServer } from '#kernel/http/make_http_server'
import { until } from '#tests/until'

const ask = (many: number) =>
  Array.from({ length: many }, (_, at) => `GET /${at} HTTP/1.1\r\nhost: x\r\n\r\n`).join('')

test.group('Requests that come at once on one connection', (group) => {
  const begun = new Map<string, ServerResponse>()
  let server: ReturnType<typeof makeHttpServer>
  let line: Socket
  let heard: string

  group.each.setup(async () => {
    begun.clear()
    heard = ''
    server = makeHttpServer(({ url }, response) => void begun.set(url!, response))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    line = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
    line.on('data', (bytes) => (heard += String(bytes)))
    return () => {
      line.destroy()
      server.close()
    }
  })

  test('are begun and answered one after the other', async ({ assert }) => {
    line.write(ask(3))
    for (const path of ['/0', '/1', '/2']) {
      await until(`${path} has begun`, () => begun.has(path))
      await soon()
      assert.deepEqual([...begun.keys()].at(-1), path)
      begun.get(path)!.end(`answer ${path}.`)
    }
    await until('all answers', () => heard.includes('answer /2.'))
    assert.match(heard, /answer \/0\.[^]+answer \/1\.[^]+answer \/2\./)
    line.write(ask(1))
    begun.clear()
    await until('the next one has begun', () => begun.has('/0'))
  })

  test('are hung up on when they are more than any client sends', async ({ assert }) => {
    line.write(ask(5000))
    await new Promise((closed) => line.once('close', closed))
    await soon()
    assert.deepEqual([...begun.keys()], ['/0'])
  })

  test('are all over for the server when the connection is', async ({ assert }) => {
    let underWay = 0
    server.prependListener('request', (_, response: ServerResponse) => {
      underWay++
      response.once('close', () => underWay--)
    })
    line.write(ask(50))
    await until('one has begun', () => begun.size > 0)
    const over = once(begun.get('/0')!, 'close')
    line.destroy()
    await over
    await soon()
    assert.deepEqual([...begun.keys()], ['/0'])
    assert.equal(underWay, 0)
  })
})
