// needs: all
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@japa/runner'

import { printCounts } from '#tests/faults/kit/print_counts'
import { freshCopy } from '#tests/fresh_copy'
import { copyModules } from '#tests/production/clone'

/** Names that are hard to write code with, each with what it brings. */
const made: readonly (readonly string[])[] = [
  ['class'],
  ['r2d2', '--table'],
  ['new_2', '--act'],
  ['x', '--screen'],
  ['a_1_b', '--table', '--act', '--screen'],
  ['a'.repeat(30), '--act', '--screen'],
]

/** Runs a program of the copy; gives what it says and how it ended. */
async function run(folder: string, ...args: string[]) {
  const server = Object.assign(new URL(process.env.DATABASE_URL!), { pathname: '/postgres' })
  const env = { ...process.env, TEST_DATABASE_URL: server.toString(), TEST_PORT: '0' }
  const started = spawn(process.execPath, args, { cwd: folder, env })
  let output = ''
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (part) => (output += part))
  const [code] = (await once(started, 'close')) as [number]
  return { code, output }
}

test.group('Plugins under any name', () => {
  test('pass what is said of code, and their own specs', async ({ assert, cleanup }) => {
    const copy = freshCopy()
    cleanup(copy.remove)
    // Walls tell packages by where they lie.
    rmSync(join(copy.folder, 'node_modules'))
    copyModules(copy.folder)
    execFileSync('git', ['init', '-q'], { cwd: copy.folder })
    for (const wish of made) {
      const { code, output } = await run(copy.folder, 'ace.ts', 'plugin:make', ...wish)
      assert.equal(code, 0, output)
    }
    const calls = await run(copy.folder, 'scripts/run.mjs', 'calls')
    assert.equal(calls.code, 0, calls.output)
    execFileSync('git', ['add', '--all'], { cwd: copy.folder })
    const checked = await run(copy.folder, 'scripts/run.mjs', 'check')
    assert.equal(checked.code, 0, checked.output)
    const specs = made.map(([name]) => `--files=plugins/${name}`)
    const imports = ['--import', './kernel/typescript/register.mjs']
    const tested = await run(copy.folder, ...imports, 'bin/test.ts', 'functional', ...specs)
    assert.equal(tested.code, 0, tested.output.slice(-20_000))
    const [, passed] = /(\d+) passed/.exec(tested.output)!
    printCounts('plugins made', { plugins: made.length, specs: Number(passed) })
  })
})
