import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

import { type EmbeddedPostgres, startEmbeddedPostgres } from '#kernel/database/embedded_postgres'
import { onConnection } from '#kernel/database/one_connection'
import { processesBelow } from '#tests/faults/kit/processes_below'
import { startTcpProxy, type TcpProxy } from '#tests/fixtures/tcp_proxy'
import { until } from '#tests/until'

import { openDatabase } from './database.ts'
import { watchLine, type WatchedLine } from './watch_line.ts'

const isThere = async ({ isAway }: WatchedLine) => !(await isAway())
const answers = (url: string) =>
  onConnection(url, async () => true, { within: 2000 }).catch(() => false)

test.group('A database that DATABASE_URL names', (group) => {
  let proxy: TcpProxy
  let url: string

  group.each.setup(async () => {
    const own = new URL(process.env.DATABASE_URL!)
    proxy = await startTcpProxy(own.hostname, Number(own.port || 5432))
    url = Object.assign(own, { hostname: '127.0.0.1', port: proxy.port }).toString()
    return async () => void (await proxy.close())
  })

  test('is away from the moment that its lines break, and still when it has just come back', async ({
    assert,
    cleanup,
  }) => {
    const database = await openDatabase({ embedded: null, values: { DATABASE_URL: url } })
    cleanup(() => database.stop())
    await until('a line', () => isThere(database))
    proxy.cut()
    proxy.mend()
    assert.isTrue(await database.isAway())
  })

  test('is there again some time after it has come back', async ({ cleanup }) => {
    const line = watchLine(url, 0)
    cleanup(() => line.stop())
    await until('a line', () => isThere(line))
    proxy.cut()
    await until('its absence', () => line.isAway())
    proxy.mend()
    await until('another line', () => isThere(line))
  })
})

test.group('The embedded database', (group) => {
  let folder: string
  let server: EmbeddedPostgres

  group.setup(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-watched-'))
    server = await startEmbeddedPostgres({ folder })
    return async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('is away while it recovers from the death of a child, and still when it has just recovered', async ({
    assert,
    cleanup,
  }) => {
    const database = await openDatabase({ embedded: folder, values: {} })
    cleanup(() => database.stop())
    await until('a line', () => isThere(database))
    const children = processesBelow(server.pid)
    process.kill(children[0]!, 'SIGKILL')
    await until('an end of all children', () => {
      const now = processesBelow(server.pid)
      return children.every((child) => !now.includes(child))
    })
    assert.isTrue(await database.isAway())
    await until('an answer', () => answers(server.serverUrl))
    assert.isTrue(await database.isAway())
  })
})
