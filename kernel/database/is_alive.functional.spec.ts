import { setImmediate as soon, setTimeout as sleep } from 'node:timers/promises'

import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { Database } from '#kernel/database/database'
import { isAlive, noteAnswer } from '#kernel/database/is_alive'
import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'

interface Raw {
  query(sql: string): Promise<unknown>
  readonly processID: number
  readonly connection: {
    readonly stream: { pause(): void; resume(): void }
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

/** The connections that lie in the pool. */
function free(): Raw[] {
  const { client } = db.connection('app').getWriteClient() as unknown as { client: Client }
  return client.pool.free.map(({ resource }) => resource)
}

/** The one that is handed out next. */
const next = () => free().at(-1)!

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

  test('costs nobody an answer when it ended right after its own: nothing was done through it', async ({
    assert,
  }) => {
    const { scope } = await makeProject()
    const read = () =>
      asActor(scope(), () =>
        new Database().read(async (trx) => {
          const { rows } = await trx.rawQuery('select pg_backend_pid() as pid, pg_sleep(0.05)')
          return rows[0].pid as number
        })
      )
    // Two at once, so that a second connection lies in the pool.
    const ended = await Promise.all([read(), read()])
    assert.notEqual(ended[0], ended[1])
    const lines = free().filter((line) => ended.includes(line.processID))
    for (const line of lines) line.connection.stream.pause()
    for (const pid of ended) await end(pid)
    for (const line of lines) noteAnswer(line)
    const asked = read()
    await sleep(20)
    for (const line of lines) line.connection.stream.resume()
    assert.notInclude(ended, await asked)
  })
})
