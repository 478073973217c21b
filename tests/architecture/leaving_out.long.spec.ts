// needs: all
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from '@japa/runner'

import { installed } from '#config/plugins'
import { printCounts } from '#tests/faults/kit/print_counts'
import {
  everyPlugin,
  houseWithout,
  withDependents,
  withRequired,
} from '#tests/fixtures/house_without'
import { DEMO_PASSWORD } from '#tests/invented/companies'
import { startIn } from '#tests/production/demonstration'
import { Visitor } from '#tests/production/visitor'

/** Runs a suite in a house; gives what it says at its end, and how it ended. */
async function run(folder: string, suite: string, places: readonly string[]) {
  const server = Object.assign(new URL(process.env.DATABASE_URL!), { pathname: '/postgres' })
  // What the specs there meet are no figures of this run.
  const own = { TEST_DATABASE_URL: server.toString(), TEST_PORT: '0', TEST_FIGURES_FILE: '' }
  const env = { ...process.env, ...own }
  const specs = ['--import', './kernel/typescript/register.mjs', 'bin/test.ts', suite, ...places]
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

/** What looks at the house as a whole. */
const ofTheHouse = ['kernel/access', 'kernel/errors', 'kernel/plugins', 'tests/architecture']

/**
 * Where specs can be red without these plugins: in those that go on without them and ask for them where they
 * are, and in what looks at the whole house. Without cases only the kernel and what it takes along is left.
 */
function placesWithout(gone: readonly string[]): string[] {
  if (gone.includes('cases')) return []
  const asking = installed.filter(
    ({ name, uses = {} }) =>
      !gone.includes(name) && Object.keys(uses).some((each) => gone.includes(each))
  )
  return [...ofTheHouse, ...asking.map(({ name }) => `plugins/${name}`)].map(
    (place) => `--files=${place}`
  )
}

test.group('Specs pass without a plugin', () => {
  for (const gone of everyPlugin.map(withDependents)) {
    const places = placesWithout(gone)
    const suites = places.length > 0 ? ['unit', 'functional'] : ['unit', 'functional', 'journeys']
    for (const suite of suites) {
      const title = `without ${gone.join(', ')}: ${suite}`
      test(title, async ({ assert, cleanup }) => {
        const house = houseWithout(gone)
        cleanup(house.remove)
        // Specs that make copies ask git what belongs to the house.
        execFileSync('git', ['init', '-q'], { cwd: house.folder })
        const { code, output, counts } = await run(house.folder, suite, places)
        printCounts(title, counts)
        assert.equal(code, 0, output.slice(-20_000))
      })
    }
  }
})

/** Each left out, each alone with what it requires, and none at all. */
const sets = [
  ...everyPlugin.map((name) => {
    const gone = withDependents(name)
    return everyPlugin.filter((each) => !gone.includes(each))
  }),
  ...everyPlugin.map(withRequired),
  [],
]

test.group('npm start works with some plugins', () => {
  for (const names of sets) {
    test(`${names.join(', ') || 'none'}`, async ({ assert, cleanup }) => {
      const house = houseWithout(everyPlugin.filter((each) => !names.includes(each)))
      cleanup(house.remove)
      const { address, terminal } = await startIn(house.folder, 'npm start')
      cleanup(() => terminal.close())
      const health = await (await fetch(`${address}/health/ready`)).json()
      assert.deepInclude(health, { status: 'ready', failedPlugins: [] })
      assert.equal((await fetch(address)).status, 200)
      if (!names.includes('demo')) return
      const platform = new Visitor(address)
      await platform.signIn('platform', DEMO_PASSWORD)
      assert.isNotEmpty(await platform.insist<object[]>('GET', '/api/admin/companies'))
    })
  }
})
