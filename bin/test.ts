/** Runs specs: `npm run japa -- --files=kernel/rules` (npm test runs everything). */
import 'reflect-metadata'
import { existsSync } from 'node:fs'
import { Ignitor } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'

import { chosenSpecs } from '#tests/chosen_specs'
import { setTestEnvironment } from '#tests/environment'
import { openTestDatabase } from '#tests/test_database'
import { buildClient } from '../scripts/lib/generated.ts'

const APP_ROOT = new URL('../', import.meta.url)
const importer = (path: string) =>
  import(path.startsWith('.') ? new URL(path, APP_ROOT).href : path)

const database = await openTestDatabase()
setTestEnvironment(database.url)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void database.close().finally(() => process.exit(130)))
}
process.chdir(new URL('.', APP_ROOT).pathname)
// Screens name the files of the client; which build of it they are does not matter without a browser.
if (!existsSync('public/assets/.vite/manifest.json')) await buildClient()

new Ignitor(APP_ROOT, { importer })
  .testRunner()
  .configure(async (app) => {
    const { japaConfig } = await import('#tests/bootstrap')
    processCLIArgs(chosenSpecs(process.argv.slice(2)))
    configure({ ...japaConfig(), teardown: [() => app.terminate(), () => database.close()] })
  })
  .run(() => run())
  .catch(async (error) => {
    process.exitCode = 1
    console.error(error)
    await database.close()
  })
