import { setImmediate as soon, setTimeout as sleep } from 'node:timers/promises'

import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { isAlive } from '#kernel/database/is_alive'

interface Raw {
  query(sql: string): Promise<unknown>
  readonly processID: number
  readonly connection: {
    readonly stream: { pause(): void }
  }
}

interface Client {
  readonly pool: { readonly free: { readonly resource: Raw }[] }
}

const end = (pid: number) =>
  db.connection('owner').rawQuery('select pg_terminate_backend(?)', [pid])

const ask = async () => {
  const { rows } = await db.connection('app').rawQuery('select pg_backend_pid() as pid')
  return rows[0].pid as number
}

/** The connection that is handed out next. */
function next(): Raw {
  const { client } = db.connection('app').getWriteClient() as unknown as { client: Client }
  return client.pool.free.at(-1)!.resource
}

test.group('A connection that lay in the pool', () => {
  test('is not handed out when it has ended, though the news has not come', async ({ assert }) => {
    const ended = await ask()
    const raw = next()
    assert.equal(raw.processID, ended)
    raw.connection.stream.pause()
    await end(ended)
    await sleep(50)
    assert.notEqual(await ask(), ended)
  })

  test('is handed out again when it is well', async ({ assert }) => {
    const first = await ask()
    await sleep(50)
    assert.equal(await ask(), first)
  })

  test('is well when its answer came in time, while this process was busy with something else', async ({
    assert,
  }) => {
    await ask()
    await sleep(50)
    const raw = next()
    const slow = { query: () => raw.query('select pg_sleep(0.05)') }
    const told = isAlive(slow, 100)
    // What arrives from now on is read after the timers that are due.
    await soon()
    for (const until = performance.now() + 400; performance.now() < until;);
    assert.isTrue(await told)
  })

  test('is not handed out after a statement was told of the end, though the line stands', async ({
    assert,
  }) => {
    const ended = await ask()
    const raw = next()
    const told = db
      .connection('app')
      .rawQuery('select pg_sleep(9)')
      .catch((error) => {
        raw.connection.stream.pause()
        return error
      })
    await sleep(5)
    await end(ended)
    assert.equal((await told).code, '57P01')
    assert.notEqual(await ask(), ended)
  })
})
