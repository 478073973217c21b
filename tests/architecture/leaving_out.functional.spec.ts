// needs: cases, coding, demo, drugs, e2b, organisation, presets
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { test } from '@japa/runner'

import { installed } from '#config/plugins'
import { houseWithout, withDependents } from '#tests/fixtures/house_without'
import { startServer } from '#tests/fixtures/server_process'
import { openEmptyDatabase } from '#tests/test_database'

test.group('Every plugin can be left out, with those that require it', () => {
  for (const { name } of installed) {
    const gone = withDependents(name).join(', ')
    test(`without ${gone}: tables are made, the others start, the start page opens`, async ({
      assert,
      cleanup,
    }) => {
      const house = houseWithout(name)
      cleanup(house.remove)
      const database = await openEmptyDatabase(`without_${name}`)
      cleanup(database.close)
      const env = { DATABASE_URL: database.url }
      await promisify(execFile)(
        process.execPath,
        ['ace.js', 'migration:run', '--connection=owner', '--force'],
        { cwd: house.folder, env: { ...process.env, ...env } }
      )
      const server = await startServer(env, house.folder)
      cleanup(() => server.stop())
      const health = (await (await fetch(`${server.address}/health/ready`)).json()) as object
      assert.notInclude(server.log(), 'A plugin failed', JSON.stringify(health))
      const page = await fetch(server.address)
      assert.equal(page.status, 200)
      assert.match(await page.text(), /<div id="app"|data-page/)
    }).timeout(120_000)
  }
})
