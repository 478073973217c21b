import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { test } from '@japa/runner'

import { freePort, isFree } from '#kernel/database/embedded/connection'

const LOADER = ['--import', './kernel/typescript/register.mjs']
const module = new URL('connection.ts', import.meta.url).href

/** Asks for many ports in a process of its own, which ends when it is told to. */
const ask = `
  import { freePort } from ${JSON.stringify(module)}
  const ports = await Promise.all(Array.from({ length: 300 }, freePort))
  process.send(ports)
  process.on('disconnect', () => process.exit())`

test.group('A port that is handed out', () => {
  test('is that of nobody else, in whatever process they ask at once', async ({
    assert,
    cleanup,
  }) => {
    const processes = [1, 2, 3].map(() =>
      spawn(process.execPath, [...LOADER, '--input-type=module', '-e', ask], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      })
    )
    cleanup(() => processes.forEach((each) => each.kill('SIGKILL')))
    const asked = processes.map(async (each) => (await once(each, 'message'))[0] as number[])
    const own = Array.from({ length: 300 }, freePort)
    const ports = (await Promise.all([...asked, ...own])).flat()
    assert.lengthOf(ports, 1200)
    assert.lengthOf(new Set(ports), 1200)
  })

  test('can be listened on', async ({ assert, cleanup }) => {
    const port = await freePort()
    assert.isTrue(await isFree(port))
    const server = createServer()
    cleanup(() => void server.close())
    await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
    assert.isFalse(await isFree(port))
  })
})
