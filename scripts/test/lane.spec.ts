import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from '@japa/runner'

import { isAlive } from '#kernel/database/embedded/process_lock'
import { until } from '#tests/until'

import { Blocks } from './blocks.ts'
import { runLane } from './lane.ts'

test.group('What two lanes print', () => {
  test('comes out in whole blocks, whatever pieces it arrives in', ({ assert }) => {
    const written: string[] = []
    const blocks = new Blocks((text) => written.push(text))
    for (const piece of ['\ngroup A\n  te', 'st 1\n', '\ngroup', ' B\n']) blocks.add(piece)
    assert.deepEqual(written, ['\ngroup A\n  test 1\n'])
    blocks.end()
    assert.equal(written.join(''), '\ngroup A\n  test 1\n\ngroup B\n')
  })
})

const SILENCE_MS = 4000

/** Has the silence of a lane last by a clock that stands still until it is told of time. */
function ownClock(atEnd: (end: () => void) => void) {
  const { setTimeout, clearTimeout } = globalThis
  let now = 0
  let due = Number.POSITIVE_INFINITY
  let ring = () => {}
  const watch = { refresh: () => void (due = now + SILENCE_MS) }
  const begin = (act: () => void, ms: number) => {
    if (ms !== SILENCE_MS) return setTimeout(act, ms)
    ring = act
    watch.refresh()
    return watch
  }
  const end = (timer: unknown) => {
    if (timer === watch) due = Number.POSITIVE_INFINITY
    else clearTimeout(timer as NodeJS.Timeout)
  }
  Object.assign(globalThis, { setTimeout: begin, clearTimeout: end })
  atEnd(() => void Object.assign(globalThis, { setTimeout, clearTimeout }))
  return {
    letPass(ms: number) {
      now += ms
      if (now < due) return
      due = Number.POSITIVE_INFINITY
      ring()
    },
  }
}

test.group('A lane', () => {
  const run = async (script: string, silence?: number, heard?: () => void) => {
    let output = ''
    const write = (text: string) => {
      output += text
      queueMicrotask(() => heard?.())
    }
    const code = await runLane({
      args: ['-e', script],
      env: process.env,
      name: 'Lane 1/2',
      silence,
      write,
    })
    return { code, said: output }
  }

  test('gives its exit code and all that it said', async ({ assert }) => {
    const script = 'console.log("one\\n\\ntwo"); process.exit(3)'
    assert.deepEqual(await run(script), { code: 3, said: 'one\n\ntwo\n' })
  })

  test('that falls silent is ended, and what it said last is seen', async ({ assert, cleanup }) => {
    const { letPass } = ownClock(cleanup)
    const script = 'console.log("first\\n\\nlast"); setInterval(() => {}, 1000)'
    const { code, said } = await run(script, SILENCE_MS, () => letPass(SILENCE_MS))
    assert.equal(code, 1)
    assert.equal(said, 'first\n\nlast\n\nLane 1/2 has said nothing for 4 seconds and is ended\n')
  })

  test('is not waited for when what it left behind still holds its output', async ({ assert }) => {
    const script = `
      const { spawn } = require('node:child_process')
      const left = spawn('sleep', ['600'], { stdio: 'inherit', detached: true })
      left.unref()
      console.log(left.pid)`
    const { code, said } = await run(script)
    assert.equal(code, 0)
    assert.isTrue(isAlive(Number(said)))
    process.kill(Number(said), 'SIGKILL')
  })

  test('that speaks now and then is let run, on either of its outputs', async ({
    assert,
    cleanup,
  }) => {
    const { letPass } = ownClock(cleanup)
    const script = `
      const say = [...'abcdef']
      const timer = setInterval(() => {
        const stream = say.length % 2 ? process.stdout : process.stderr
        stream.write(say.shift() + '\\n\\n')
        if (say.length === 0) clearInterval(timer)
      }, 30)`
    const { code, said } = await run(script, SILENCE_MS, () => letPass(SILENCE_MS - 1))
    assert.equal(code, 0)
    assert.sameMembers(said.split(/\s+/).filter(Boolean), [...'abcdef'])
  })

  test('that is told to stop with the run is the last thing that the run does', async ({
    assert,
  }) => {
    // The first ends with what it is told; what comes after it must not begin meanwhile.
    const main = `
      import { runLane } from ${JSON.stringify(new URL('lane.ts', import.meta.url).href)}
      const lane = (script) => ({ args: ['-e', script], env: process.env, name: 'Lane' })
      const specs = 'console.log("specs"); console.log(); setInterval(() => {}, 1000)'
      const journeys = 'console.log("journeys", process.pid); console.log(); setInterval(() => {}, 1000)'
      console.log(await runLane(lane(specs)))
      await runLane(lane(journeys))`
    const child = spawn(process.execPath, ['--input-type=module', '-e', main])
    let output = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (output === '') for (const signal of ['SIGTERM', 'SIGTERM'] as const) child.kill(signal)
      output += text
    })
    const [code] = await once(child, 'close')
    for (const [, pid] of output.matchAll(/journeys (\d+)/g)) process.kill(Number(pid), 'SIGKILL')
    assert.equal(code, 1)
    assert.equal(output.trim(), 'specs')
  })

  test('goes with all that it started when the run is told to stop, and both lanes do', async ({
    assert,
  }) => {
    const lane = `
      const { spawn } = require('node:child_process')
      process.on('SIGTERM', () => setTimeout(() => process.exit(), 700))
      console.log(process.pid, spawn('sleep', ['60']).pid)
      console.log()
      setInterval(() => {}, 1000)`
    const main = `
      import { runLane } from ${JSON.stringify(new URL('lane.ts', import.meta.url).href)}
      const lane = { args: ['-e', ${JSON.stringify(lane)}], env: process.env, name: 'Lane' }
      await Promise.all([runLane(lane), runLane(lane)])`
    const child = spawn(process.execPath, ['--input-type=module', '-e', main])
    const pids: number[] = []
    for await (const text of child.stdout.setEncoding('utf8')) {
      pids.push(...(String(text).match(/\d+/g) ?? []).map(Number))
      if (pids.length === 4) break
    }
    assert.lengthOf(pids.filter(isAlive), 4)
    child.kill('SIGHUP')
    const [code] = await once(child, 'exit')
    assert.equal(code, 1)
    // A process that was told to go needs a moment.
    await until('an end of them all', () => !pids.some(isAlive))
  })
})
