import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import pg from 'pg'

import { isAlive } from '#kernel/database/embedded/process_lock'
import { startEmbeddedPostgres } from '#kernel/database/embedded_postgres'
import { until } from '#tests/until'

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

test.group('Embedded PostgreSQL', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'pharos-pg-'))
    return () => rmSync(folder, { recursive: true, force: true })
  })

  test('creates, serves and stops; keeps what was written; guards its password', async ({
    assert,
  }) => {
    const first = await startEmbeddedPostgres({ folder })
    await query(first.url, 'create table kept as select 7 as n')
    assert.equal(statSync(join(folder, 'password')).mode & 0o777, 0o600)
    await first.stop()
    assert.isFalse(isAlive(first.pid))
    const second = await startEmbeddedPostgres({ folder })
    assert.deepEqual(await query(second.url, 'select n from kept'), [{ n: 7 }])
    await second.stop()
  })

  test('joins a server that already answers, which stops with its last user', async ({
    assert,
  }) => {
    const first = await startEmbeddedPostgres({ folder })
    const neighbour = spawn('sleep', ['60'])
    writeFileSync(join(folder, 'users', String(neighbour.pid)), '')
    const second = await startEmbeddedPostgres({ folder })
    assert.equal(second.pid, first.pid)
    await second.stop()
    assert.isTrue(isAlive(first.pid))
    neighbour.kill()
    await once(neighbour, 'exit')
    await second.stop()
    assert.isFalse(isAlive(first.pid))
  })

  test('recovers after kill -9 of the server, with nothing acknowledged lost', async ({
    assert,
  }) => {
    const first = await startEmbeddedPostgres({ folder })
    await query(first.url, 'create table kept as select 7 as n')
    process.kill(first.pid, 'SIGKILL')
    const second = await startEmbeddedPostgres({ folder })
    assert.deepEqual(await query(second.url, 'select n from kept'), [{ n: 7 }])
    await second.stop()
  })

  test('comes back at the same address after kill -9, whatever its children were doing', async ({
    assert,
  }) => {
    const first = await startEmbeddedPostgres({ folder })
    // Looks for no postmaster while it counts.
    const busy = query(first.url, 'select count(*) from generate_series(1, 3000000000)')
    busy.catch(() => {})
    const counting = `select 1 from pg_stat_activity where state = 'active' and query like '%generate_series%' and pid <> pg_backend_pid()`
    await until('a query under way', async () => (await query(first.url, counting)).length > 0)
    process.kill(first.pid, 'SIGKILL')
    const second = await startEmbeddedPostgres({ folder })
    assert.equal(second.url, first.url)
    await second.stop()
    await assert.rejects(() => busy)
  })

  test('is waited for, not ended, while it recovers from the death of a child', async ({
    assert,
  }) => {
    const first = await startEmbeddedPostgres({ folder })
    const client = new pg.Client({ connectionString: first.url })
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query('select pg_backend_pid() as pid')
    process.kill(rows[0].pid, 'SIGKILL')
    const second = await startEmbeddedPostgres({ folder })
    assert.equal(second.pid, first.pid)
    await second.stop()
  })

  test('goes elsewhere when a foreign program has taken its port, unless its address is known', async ({
    assert,
    cleanup,
  }) => {
    const first = await startEmbeddedPostgres({ folder })
    const port = Number(new URL(first.url).port)
    await first.stop()
    const stranger = createServer().listen(port, '127.0.0.1')
    cleanup(() => void stranger.close())
    await once(stranger, 'listening')
    await assert.rejects(() => startEmbeddedPostgres({ folder, port }), /does not start/)
    const second = await startEmbeddedPostgres({ folder })
    assert.notEqual(second.url, first.url)
    await second.stop()
  })

  test('starts although the number in a stale pid file belongs to another program', async ({
    assert,
  }) => {
    const first = await startEmbeddedPostgres({ folder })
    const file = join(folder, 'data', 'postmaster.pid')
    const stale = readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid))
    await first.stop()
    writeFileSync(file, stale)
    const second = await startEmbeddedPostgres({ folder })
    assert.deepEqual(await query(second.url, 'select 1 as n'), [{ n: 1 }])
    await second.stop()
  })

  test('starts although an earlier first start was cut off', async ({ assert }) => {
    mkdirSync(join(folder, 'data.new', 'base'), { recursive: true })
    writeFileSync(join(folder, 'lock'), '999999999')
    const server = await startEmbeddedPostgres({ folder })
    assert.deepEqual(await query(server.url, 'select 1 as n'), [{ n: 1 }])
    await server.stop()
  })

  test('never removes a data folder that it does not understand', async ({ assert }) => {
    mkdirSync(join(folder, 'data'))
    writeFileSync(join(folder, 'data', 'precious'), '')
    await assert.rejects(() => startEmbeddedPostgres({ folder }))
    assert.isTrue(existsSync(join(folder, 'data', 'precious')))
  })
})
