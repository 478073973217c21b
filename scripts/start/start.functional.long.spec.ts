import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'

import { installed } from '#config/plugins'
import { freePort } from '#kernel/database/embedded/connection'
import { readPostmaster } from '#kernel/database/embedded/postmaster'
import { isAlive } from '#kernel/database/embedded/process_lock'
import { tellTime } from '#tests/e2b/tell_time'
import { processesBelow } from '#tests/faults/kit/processes_below'
import { freshCopy, type FreshCopy } from '#tests/fresh_copy'
import { until } from '#tests/until'
import { patience } from '#tests/patience'

interface Started {
  child: ChildProcess
  output(): string
  ended: Promise<number | null>
}

test.group('npm start', (group) => {
  let copy: FreshCopy
  let port: number
  const started: Started[] = []

  group.setup(async () => {
    copy = freshCopy()
    port = await freePort()
  })
  group.teardown(async () => {
    for (const { child } of started) child.kill('SIGTERM')
    await Promise.all(started.map(({ ended }) => ended))
    copy.remove()
  })

  /** Runs `npm start` the way a fresh shell does: nothing of this test run in the environment. */
  function start(file = process.execPath, args = ['scripts/run.mjs', 'start']): Started {
    const { PATH, HOME } = process.env
    const child = spawn(file, args, {
      cwd: copy.folder,
      env: { PATH, HOME, PORT: String(port) },
    })
    let text = ''
    child.stdout.on('data', (chunk) => (text += chunk))
    child.stderr.on('data', (chunk) => (text += chunk))
    const ended = new Promise<number | null>((done) => child.once('exit', done))
    const run = { child, output: () => text, ended }
    started.push(run)
    return run
  }

  async function ready(run: Started) {
    for (const end = Date.now() + patience(100_000); Date.now() < end; await sleep(50)) {
      if (run.output().includes('Ctrl-C stops everything')) return
      if (run.child.exitCode !== null) break
    }
    throw new Error(`It does not come up:\n${run.output()}`)
  }

  function processes(): number[] {
    const file = join(copy.folder, 'storage/running.json')
    const { launcher, services } = JSON.parse(readFileSync(file, 'utf8')) as {
      launcher: number
      services: number[]
    }
    const postmaster = readPostmaster(join(copy.folder, 'storage/postgres'))!
    return [launcher, ...services, postmaster.pid]
  }

  const health = async () => (await fetch(`http://localhost:${port}/health/ready`)).json()

  const status = async () => {
    const answer = await health().catch(() => null)
    return (answer as { status?: string } | null)?.status
  }

  test('brings everything up and prints the address, and whom to sign in as with a demonstration', async ({
    assert,
  }) => {
    const run = start()
    await ready(run)
    assert.include(run.output(), `http://localhost:${port}`)
    if (installed.some(({ name }) => name === 'demo')) assert.match(run.output(), /demo/i)
    assert.containsSubset(await health(), { status: 'ready', database: true, failedPlugins: [] })
    assert.match(readFileSync(join(copy.folder, '.env'), 'utf8'), /^APP_KEY=\S{40,}$/m)
  })

  test('a second start beside it says in a sentence that it runs already', async ({ assert }) => {
    const second = start()
    assert.equal(await second.ended, 1)
    assert.include(second.output(), `Pharos already runs at http://localhost:${port}`)
  })

  test('the server, the worker and the database come back when they are killed', async ({
    assert,
  }) => {
    const [, ...killed] = processes()
    assert.lengthOf(killed, 3)
    const folder = join(copy.folder, 'storage/postgres')
    const address = readPostmaster(folder)!.port
    for (const pid of killed) process.kill(pid, 'SIGKILL')
    for (const end = Date.now() + patience(30_000); Date.now() < end; await sleep(200)) {
      if ((await status()) === 'ready') break
    }
    assert.equal(await status(), 'ready')
    assert.equal(readPostmaster(folder)!.port, address)
    const output = started[0].output()
    for (const one of ['PostgreSQL has gone away', 'The server has ended', 'The worker has ended'])
      assert.match(output, new RegExp(`${one}.*; starting it again in 0.5 s`))
  })

  test('an end of the server while the database recovers from the death of a child makes no pause longer', async ({
    assert,
  }) => {
    const ends = () => [...started[0].output().matchAll(/The server has ended.* in (\S+) s/g)]
    const before = ends().length
    for (let round = 1; round <= 3; round++) {
      const [, server, , postmaster] = processes()
      const children = processesBelow(postmaster)
      process.kill(children[0], 'SIGKILL')
      await until('an end of all children', () => {
        const now = processesBelow(postmaster)
        return children.every((child) => !now.includes(child))
      })
      process.kill(server, 'SIGKILL')
      await until('a word of its end', () => ends().length === before + round)
      await until('another server', async () => (await status()) === 'ready')
    }
    assert.deepEqual(
      ends().map(([, seconds]) => seconds),
      Array.from({ length: before + 3 }, () => '0.5')
    )
  })

  test('after kill -9 of everything the next start recovers in seconds', async ({ assert }) => {
    const killed = processes()
    for (const pid of killed) process.kill(pid, 'SIGKILL')
    const began = Date.now()
    await ready(start())
    tellTime(Date.now() - began)
    assert.containsSubset(await health(), { status: 'ready' })
  })

  test('after kill -9 of the launcher alone nothing is left behind for long', async ({
    assert,
  }) => {
    const [launcher, ...services] = processes()
    process.kill(launcher, 'SIGKILL')
    await ready(start())
    assert.deepEqual(services.slice(0, -1).filter(isAlive), [], 'services of the killed launcher')
    assert.containsSubset(await health(), { status: 'ready' })
  })

  test('Ctrl-C stops everything that it started', async ({ assert }) => {
    const running = processes()
    const last = started.at(-1)!
    process.kill(running[0], 'SIGINT')
    assert.equal(await last.ended, 0)
    assert.deepEqual(running.filter(isAlive), [])
    assert.isFalse(existsSync(join(copy.folder, 'storage/running.json')))
  })

  test('SIGTERM to npm ends everything, also what is on its way', async ({ assert, cleanup }) => {
    const run = start('npm', ['start'])
    cleanup(() => {
      for (const pid of processesOf(copy.folder)) process.kill(Number(pid), 'SIGKILL')
    })
    for (const end = Date.now() + patience(60_000); Date.now() < end; await sleep(20)) {
      if (run.output().includes('PostgreSQL answers')) break
    }
    const running = processesOf(copy.folder)
    assert.isAtLeast(running.length, 3, run.output())
    run.child.kill('SIGTERM')
    for (const end = Date.now() + patience(20_000); Date.now() < end; await sleep(50)) {
      if (processesOf(copy.folder).length === 0) break
    }
    assert.deepEqual(processesOf(copy.folder), [], running.join())
    assert.isFalse(existsSync(join(copy.folder, 'storage/running.json')))
  }).skip(!existsSync('/proc'), 'Processes are found in /proc')

  test('a port in use is named in a sentence', async ({ assert, cleanup }) => {
    const neighbour = createServer().listen(port, '127.0.0.1')
    cleanup(() => void neighbour.close())
    const run = start()
    assert.equal(await run.ended, 1)
    assert.include(run.output(), `Port ${port} is in use by another program; choose another one`)
  })
})

/** Processes at work in a folder, the database among them. */
function processesOf(folder: string): string[] {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isAlive(Number(name)))
  return all.filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder)
    } catch {
      return false
    }
  })
}
