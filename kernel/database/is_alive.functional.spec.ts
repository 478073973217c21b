import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setImmediate as soon } from 'node:timers/promises'

import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

import { Database } from '#kernel/database/database'
import { doubtAll, isAlive, noteAnswer } from '#kernel/database/is_alive'
import { asActor } from '#tests/factories/as_actor'
import { makeProject } from '#tests/factories/make_project'
import { until } from '#tests/until'

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

/** What PostgreSQL says of a connection; undefined when it has ended. */
const stateOf = async (pid: number): Promise<string | undefined> => {
  const activity = db.connection('owner').from('pg_stat_activity')
  return (await activity.where({ pid }).first())?.state
}

const end = async (pid: number) => {
  await db.connection('owner').rawQuery('select pg_terminate_backend(?)', [pid])
  await until('an end of the connection', async () => (await stateOf(pid)) === undefined)
}

const ask = async () => {
  const { rows } = await db.connection('app').rawQuery('select pg_backend_pid() as pid')
  return rows[0].pid as number
}

/** The connections that lie in the pool. */
function free(): Raw[] {
  const { client } = db.connection('app').getWriteClient() as unknown as { client: Client }
  return client.pool.free.map(({ resource }) => resource)
}

/** Both ends of a line within this process. */
async function openLine(atEnd: (end: () => void) => void): Promise<[Socket, Socket]> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const here = connect((server.address() as AddressInfo).port, '127.0.0.1')
  const [there] = (await once(server, 'connection')) as [Socket]
  atEnd(() => {
    for (const socket of [here, there]) socket.destroy()
    server.close()
  })
  return [here, there]
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
    doubtAll()
    assert.notEqual(await ask(), ended)
  })

  test('is handed out again when it is well', async ({ assert }) => {
    const first = await ask()
    doubtAll()
    assert.equal(await ask(), first)
  })

  test('is well when its answer came in time, while this process was busy with something else', async ({
    assert,
    cleanup,
  }) => {
    const [here, there] = await openLine(cleanup)
    const line = { query: () => once(here, 'data') }
    // What arrives from now on is read after the timers that are due.
    await soon()
    const told = isAlive(line, 1)
    there.write('answer')
    for (const busy = performance.now() + 20; performance.now() < busy;);
    assert.isTrue(await told)
  })

  test('is not handed out after a statement was told of the end, though the line stands', async ({
    assert,
  }) => {
    const ended = await ask()
    const raw = next()
    const told = db
      .connection('app')
      .rawQuery('select pg_sleep(600)')
      .catch((error) => {
        raw.connection.stream.pause()
        return error
      })
    await until('a statement', async () => (await stateOf(ended)) === 'active')
    await end(ended)
    assert.equal((await told).code, '57P01')
    assert.notEqual(await ask(), ended)
  })

  test('costs nobody an answer when it ended right after its own: nothing was done through it', async ({
    assert,
  }) => {
    const { scope } = await makeProject()
    const read = (meanwhile?: () => Promise<void>) =>
      asActor(scope(), () =>
        new Database().read(async (trx) => {
          const { rows } = await trx.rawQuery('select pg_backend_pid() as pid')
          await meanwhile?.()
          return rows[0].pid as number
        })
      )
    // Two at once, so that a second connection lies in the pool.
    let reading = 0
    const both = () => until('two at once', () => reading === 2)
    const meet = async () => void (reading++, await both())
    const ended = await Promise.all([read(meet), read(meet)])
    assert.notEqual(ended[0], ended[1])
    const lines = free().filter((line) => ended.includes(line.processID))
    for (const line of lines) line.connection.stream.pause()
    for (const pid of ended) await end(pid)
    for (const line of lines) noteAnswer(line)
    const asked = read()
    await until('one that is taken', () => lines.some((line) => !free().includes(line)))
    for (const line of lines) line.connection.stream.resume()
    assert.notInclude(ended, await asked)
  })
})
