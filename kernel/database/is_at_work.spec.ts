import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { test } from '@japa/runner'
import pg from 'pg'

import { freePort } from '#kernel/database/embedded/connection'
import { isAtWork } from '#kernel/database/is_at_work'
import { until } from '#tests/until'

const url = () => process.env.DATABASE_URL!
const at = (port: number) => ({
  connectionString: Object.assign(new URL(url()), { hostname: '127.0.0.1', port }).toString(),
})

/** A line of its own, and the number of the process at its other end. */
async function openLine(
  atEnd: (end: () => Promise<void>) => void,
  settings = { connectionString: url() }
) {
  const line = new pg.Client(settings)
  await line.connect()
  atEnd(() => line.end().catch(() => {}))
  const { processID } = line as unknown as { processID: number }
  return { line, processID }
}

/** Somebody who takes connections, and what is done with each. */
async function listen(atEnd: (end: () => void) => void, take: (client: Socket) => void) {
  const server = createServer((client) => take(client.on('error', () => {})))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  atEnd(() => void server.close())
  return (server.address() as AddressInfo).port
}

test.group('A statement that has not been answered for a while', () => {
  test('is at work when PostgreSQL says so, and not when its process waits or is gone', async ({
    assert,
    cleanup,
  }) => {
    const { line, processID } = await openLine(cleanup)
    const settings = { connectionString: url() }
    assert.isFalse(await isAtWork(processID, settings))
    const sleeping = line.query('select pg_sleep(60)').catch(() => {})
    await until('that it is at work', () => isAtWork(processID, settings))
    const other = new pg.Client(settings)
    await other.connect()
    await other.query('select pg_cancel_backend($1)', [processID])
    await other.end()
    await sleeping
    await line.end()
    assert.isFalse(await isAtWork(processID, settings))
  })

  test('is not when nobody listens where PostgreSQL was', async ({ assert }) => {
    assert.isFalse(await isAtWork(1, at(await freePort())))
  })

  test('is left alone while PostgreSQL takes the connection that asks, and is too busy to speak', async ({
    assert,
    cleanup,
  }) => {
    const port = await listen(cleanup, (client) => cleanup(() => void client.destroy()))
    assert.isTrue(await isAtWork(1, at(port)))
  })

  test('is left alone while all connections are taken (53300)', async ({ assert, cleanup }) => {
    const { line } = await openLine(cleanup)
    const login = { username: `pharos_run_${process.pid}_no_room`, password: 'no_room' }
    await line.query(
      `create role ${login.username} login connection limit 0 password '${login.password}'`
    )
    cleanup(async () => void (await line.query(`drop role ${login.username}`)))
    const connectionString = Object.assign(new URL(url()), login).toString()
    assert.isTrue(await isAtWork(1, { connectionString }))
  })

  test('is left alone behind a pooler, whose numbers of processes are not those of PostgreSQL', async ({
    assert,
    cleanup,
  }) => {
    const { hostname, port } = new URL(url())
    const pooler = await listen(cleanup, (client) => {
      const backend = connect(Number(port), hostname).on('error', () => {})
      for (const socket of [client, backend]) cleanup(() => void socket.destroy())
      client.pipe(backend)
      backend.on('data', (bytes) => {
        // BackendKeyData: the number of the process and a secret.
        const key = bytes.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]))
        if (key >= 0) bytes.writeInt32BE(2_000_000_000, key + 5)
        client.write(bytes)
      })
    })
    const { line, processID } = await openLine(cleanup, at(pooler))
    const sleeping = line.query('select pg_sleep(1)')
    assert.isTrue(await isAtWork(processID, at(pooler)))
    await sleeping
  })
})
