import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'

import { startTcpProxy } from '#tests/fixtures/tcp_proxy'

test.group('A worker', () => {
  test('that starts before its database waits for it, and ends when it is told to, told twice', async ({
    assert,
    cleanup,
  }) => {
    const url = new URL(process.env.DATABASE_URL!)
    const proxy = await startTcpProxy(url.hostname, Number(url.port))
    cleanup(() => void proxy.close())
    proxy.cut()
    const address = Object.assign(url, { port: String(proxy.port), hostname: '127.0.0.1' })
    const worker = spawn(process.execPath, ['ace.ts', 'jobs:work'], {
      env: { ...process.env, DATABASE_URL: address.toString(), LOG_LEVEL: 'warn' },
    })
    cleanup(() => void worker.kill('SIGKILL'))
    let output = ''
    for (const stream of [worker.stdout, worker.stderr])
      stream.on('data', (text) => (output += text))
    const says = async (words: RegExp) => {
      while (!words.test(output) && worker.exitCode === null) await sleep(20)
      assert.match(output, words)
    }
    await says(/The database is away; trying again/)
    proxy.mend()
    await says(/Working off jobs/)
    const ended = once(worker, 'exit')
    worker.kill('SIGTERM')
    await sleep(50)
    worker.kill('SIGTERM')
    assert.deepEqual(await ended, [0, null])
  })
})
