// needs: cases, coding, demo, drugs, e2b, organisation, presets
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from '@japa/runner'

import { installed } from '#config/plugins'
import { printCounts } from '#tests/faults/kit/print_counts'
import { houseWithout, withDependents } from '#tests/fixtures/house_without'

/** Runs a suite in a house; gives what it says at its end, and how it ended. */
async function run(folder: string, suite: string) {
  const server = Object.assign(new URL(process.env.DATABASE_URL!), { pathname: '/postgres' })
  // What the specs there meet are no figures of this run.
  const own = { TEST_DATABASE_URL: server.toString(), TEST_PORT: '0', TEST_FIGURES_FILE: '' }
  const env = { ...process.env, ...own }
  const specs = ['--import', './kernel/typescript/register.mjs', 'bin/test.ts', suite]
  const started = spawn(process.execPath, specs, { cwd: folder, env })
  let output = ''
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (part) => (output += part))
  const [code] = (await once(started, 'close')) as [number]
  const ended = /(\d+) passed, (\d+) failed, (\d+) skipped/.exec(output) ?? []
  const [passed, failed, skipped] = ended.slice(1).map(Number)
  const red = [...output.matchAll(/^ +✖ (.*?)(?: \([\d.a-z ]+\))?$/gm)].map(([, title]) => title)
  const filesLeftOut = output.match(/is left out: it needs/g)?.length ?? 0
  return { code, output, counts: { passed, failed, skipped, filesLeftOut, red } }
}

test.group('The specs of all others pass without a plugin', () => {
  for (const { name } of installed) {
    const gone = withDependents(name).join(', ')
    for (const suite of ['unit', 'functional']) {
      test(`without ${gone}: ${suite}`, async ({ assert, cleanup }) => {
        const house = houseWithout(name)
        cleanup(house.remove)
        // Specs that make copies ask git what belongs to the house.
        execFileSync('git', ['init', '-q'], { cwd: house.folder })
        const { code, output, counts } = await run(house.folder, suite)
        printCounts(`without ${gone}: ${suite}`, counts)
        assert.equal(code, 0, output.slice(-20_000))
      })
    }
  }
})
