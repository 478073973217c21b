/** Runs specs: `npm run japa -- --files=kernel/case/rules` (npm test runs everything). */
import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'
import { configure, processCLIArgs, run } from '@japa/runner'

import { chosenSpecs } from '#tests/chosen_specs'
import { setTestEnvironment } from '#tests/environment'
import { openTestDatabase } from '#tests/test_database'
import { buildClient, isClientWhole } from '../scripts/lib/generated.ts'

const APP_ROOT = new URL('../', import.meta.url)
const importer = (path: string) =>
  import(path.startsWith('.') ? new URL(path, APP_ROOT).href : path)

const database = await openTestDatabase()
setTestEnvironment(database.url)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void database.close().finally(() => process.exit(130)))
}
process.chdir(new URL('.', APP_ROOT).pathname)
// Screens name the files of the client: a whole build of it has to be there, of whatever sources.
// The suite that looks at it with a browser builds that of the sources (`tests/browser/product`).
if (!isClientWhole()) await buildClient()

new Ignitor(APP_ROOT, { importer })
  .testRunner()
  .configure(async (app) => {
    const { japaConfig } = await import('#tests/bootstrap')
    processCLIArgs(chosenSpecs(process.argv.slice(2).filter((word) => word !== 'long')))
    configure({ ...japaConfig(), teardown: [() => app.terminate(), () => database.close()] })
  })
  .run(() => run())
  .catch(async (error) => {
    process.exitCode = 1
    console.error(error)
    await database.close()
  })
