// needs: cases
import { setTimeout as sleep } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'

import { AlignBuiltInRoles } from '#kernel/access/roles/align_built_in_roles'
import { unique } from '#tests/factories/make_project'
import { makeUser } from '#tests/factories/make_user'
import { signIn, type SignedInClient } from '#tests/factories/sign_in'
import { waitFor } from '#tests/factories/wait_for_locks'
import { type ServerProcess, startServer } from '#tests/fixtures/server_process'
import { startTcpProxy, type TcpProxy } from '#tests/fixtures/tcp_proxy'
import { until } from '#tests/until'

/** No request may take longer, whatever happens to the database (fault 5). */
const LONGEST_MS = 10_000

/** Status of an answer and how long it took. */
async function ask(client: SignedInClient, path = '/api/cases') {
  const started = Date.now()
  const response = await client.get(path)
  return { status: response.status(), ms: Date.now() - started, response }
}

/** Holds the table of cases, so that whoever reads it waits; gives the way to let go before the test ends. */
async function holdCases(atEnd: (letGo: () => Promise<void>) => void) {
  const trx = await db.connection('owner').transaction()
  const letGo = async () => {
    if (!trx.isCompleted) await trx.rollback()
  }
  atEnd(letGo)
  await trx.rawQuery('lock table cases in access exclusive mode')
  return letGo
}

test.group('A database whose connections break (fault 5)', (group) => {
  let proxy: TcpProxy
  let server: ServerProcess
  let client: SignedInClient
  group.setup(async () => {
    const url = new URL(process.env.DATABASE_URL!)
    proxy = await startTcpProxy(url.hostname, Number(url.port))
    const throughProxy = Object.assign(url, { port: String(proxy.port), hostname: '127.0.0.1' })
    server = await startServer({ DATABASE_URL: throughProxy.toString(), PGAPPNAME: 'fault_5' })
    client = await signIn(
      new ApiClient(server.address),
      await makeUser({ permissions: ['CASE_DATA'] })
    )
    return async () => {
      await server.stop()
      await proxy.close()
    }
  })
  const terminate = () =>
    db
      .connection('owner')
      .rawQuery(
        `select pid, pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fault_5'`
      )

  const connections = (): Promise<number[]> =>
    db
      .connection('owner')
      .query()
      .from('pg_stat_activity')
      .select('pid')
      .then((rows) => rows.map(({ pid }) => pid))

  test('connections that the server ends while nobody uses them are replaced', async ({
    assert,
  }) => {
    assert.equal((await ask(client)).status, 200)
    // What has just answered is in use: the next request takes it at its word.
    await sleep(50)
    const { rows } = await terminate()
    assert.isAbove(rows.length, 0)
    const ended = rows.map(({ pid }: { pid: number }) => pid)
    await until(
      'an end of them',
      async () => !(await connections()).some((pid) => ended.includes(pid))
    )
    for (let asked = 0; asked < 5; asked++) {
      const { status, ms } = await ask(client)
      assert.equal(status, 200)
      assert.isBelow(ms, LONGEST_MS)
    }
  })

  test('a connection that ends in the middle of a request is answered with 503, at once', async ({
    assert,
    cleanup,
  }) => {
    const letGo = await holdCases(cleanup)
    const asked = ask(client)
    await waitFor(1, asked)
    await terminate()
    const { status, ms, response } = await asked
    await letGo()
    assert.equal(status, 503)
    assert.isBelow(ms, LONGEST_MS)
    assert.equal(response.header('retry-after'), '5')
    assert.match(response.body().data.message.en, /Nothing was lost/)
    assert.equal((await ask(client)).status, 200)
  })

  test('without a database: 503 for data and screens, the process says that it lives, and it recovers by itself', async ({
    assert,
  }) => {
    proxy.cut()
    const { status, ms } = await ask(client)
    assert.equal(status, 503)
    assert.isBelow(ms, LONGEST_MS)
    const screen = await client.get('/center/case').header('accept', 'text/html')
    assert.equal(screen.status(), 503)
    assert.include(screen.text(), '数据库')
    assert.equal((await ask(client, '/health/ready')).status, 503)
    assert.equal((await ask(client, '/health/live')).status, 200)
    proxy.mend()
    const recovering = Date.now()
    await until('an answer', async () => (await ask(client)).status === 200)
    assert.isBelow(Date.now() - recovering, 30_000)
    assert.equal((await ask(client, '/health/ready')).status, 200)
  })

  test('a server that starts before its database is ready as soon as it is there and the built-in roles are aligned', async ({
    assert,
    cleanup,
  }) => {
    const customer = () =>
      db.connection('owner').from('roles').whereNull('company_id').where({ code: 'CUSTOMER' })
    await (await app.container.make(AlignBuiltInRoles)).handle()
    const { permissions } = await customer().first()
    await customer().update({ permissions: ['CASE_EDIT'] })
    const url = new URL(process.env.DATABASE_URL!)
    const late = await startTcpProxy(url.hostname, Number(url.port))
    cleanup(() => late.close() as Promise<void>)
    late.cut()
    const address = Object.assign(url, { port: String(late.port), hostname: '127.0.0.1' })
    const early = await startServer({ DATABASE_URL: address.toString() })
    cleanup(() => early.stop())
    const ready = async () => (await fetch(`${early.address}/health/ready`)).status
    assert.equal(await ready(), 503)
    late.mend()
    await until('a server that is ready', async () => (await ready()) === 200)
    assert.deepEqual((await customer().first()).permissions, permissions)
  })
})

test.group('A pool of one connection (fault 5)', (group) => {
  let server: ServerProcess
  let client: SignedInClient
  group.setup(async () => {
    server = await startServer({ DATABASE_POOL: '1' })
    client = await signIn(
      new ApiClient(server.address),
      await makeUser({ permissions: ['CASE_DATA'] })
    )
    return () => server.stop()
  })

  test('serves: no request needs a second connection while it holds one', async ({ assert }) => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(client)))
    for (const { status, ms } of answers) {
      assert.equal(status, 200)
      assert.isBelow(ms, LONGEST_MS)
    }
  })

  test('makes somebody who signs in, with the policy of passwords of the company', async ({
    assert,
  }) => {
    const platform = await makeUser({ administers: 'platform' })
    const browser = await signIn(new ApiClient(server.address), platform)
    const name = unique('pool')
    const made = await browser.post('/api/admin/administrators').json({
      ...{ username: name, name, email: `${name}@example.com`, passwordBy: 'typed' },
      ...{ password: 'Start123', company: platform.project.companyId },
    })
    assert.isTrue(made.body().status, made.text())
  })

  test('when it is taken, others are told so within ten seconds, and served when it is free', async ({
    assert,
    cleanup,
  }) => {
    const letGo = await holdCases(cleanup)
    const first = ask(client)
    await waitFor(1, first)
    const second = await ask(client)
    assert.equal(second.status, 503)
    assert.isBelow(second.ms, LONGEST_MS)
    await letGo()
    assert.equal((await first).status, 200)
    assert.equal((await ask(client)).status, 200)
  })
})
