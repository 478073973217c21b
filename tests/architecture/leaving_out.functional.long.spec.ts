// needs: all
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '@japa/runner'

import { installed } from '#config/plugins'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { kernelScreens } from '#kernel/screens/kernel_screens'
import { everyPlugin, houseWithout, someSets, withDependents } from '#tests/fixtures/house_without'
import { makeDice } from '#tests/isolation/kit/dice'
import { startServer } from '#tests/fixtures/server_process'
import { openEmptyDatabase } from '#tests/test_database'

const dice = makeDice(Number(process.env.SEED ?? Date.now() % 1_000_000))
/** All at once, and half of the rest each time; each has its turn in leaving_out.long.spec.ts. */
const tried = [everyPlugin, ...dice.some(everyPlugin.map(withDependents))]

test.group('Every plugin can be left out, with those that require it', () => {
  test(`any set of plugins fits together in which each has what it requires (seed ${dice.seed})`, ({
    assert,
  }) => {
    for (const names of someSets(dice, 500)) {
      const plugins = installed.filter(({ name }) => names.includes(name))
      const registry = new PluginRegistry(plugins, kernelScreens)
      assert.lengthOf(registry.plugins, names.length)
    }
  })

  for (const gone of tried) {
    test(`without ${gone.join(', ')}: tables are made, the others start, the start page opens`, async ({
      assert,
      cleanup,
    }) => {
      const house = houseWithout(gone)
      cleanup(house.remove)
      const database = await openEmptyDatabase(`without_${gone.length}_${gone[0]}`)
      cleanup(database.close)
      const env = { DATABASE_URL: database.url }
      await promisify(execFile)(
        process.execPath,
        ['ace.ts', 'migration:run', '--connection=owner', '--force'],
        { cwd: house.folder, env: { ...process.env, ...env } }
      )
      const server = await startServer(env, house.folder)
      cleanup(() => server.stop())
      const health = (await (await fetch(`${server.address}/health/ready`)).json()) as object
      assert.notInclude(server.log(), 'A plugin failed', JSON.stringify(health))
      const page = await fetch(server.address)
      assert.equal(page.status, 200)
      assert.match(await page.text(), /<div id="app"|data-page/)
    })
  }
})
