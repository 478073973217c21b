// `npm run bench`: measures the product and writes docs/benchmarks.md.
// What can be asked of it: readSettings.
import 'reflect-metadata'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'

import { referenceFolder } from '#tests/reference'
import { buildClient } from '../scripts/lib/generated.ts'

import { bootApplication, setEnvironment } from './application.js'
import { openDatabase } from './database.js'
import { load } from './machine.js'
import { say } from './say.js'
import { withPart } from './with_part.js'
import { readSettings } from './settings.js'

const root = new URL('../', import.meta.url)
const home = new URL('tmp/bench', root).pathname
const file = new URL('docs/benchmarks.md', root)
const settings = readSettings(process.argv.slice(2))
const before = load()

// A home of its own: files and schema of the installation stay untouched.
await rm(home, { recursive: true, force: true })
await mkdir(home, { recursive: true })
setEnvironment('postgres://set-below', home)
await buildClient()
const database = await openDatabase(root.pathname, settings.isReused)
setEnvironment(database.url, home)
process.chdir(home)
say('The database is ready')

try {
  // Loaded only now, when the settings are there.
  const app = await bootApplication(root)
  const { measureAll, measurePart } = await import('./measure_all.js')
  const { report } = await import('./report.js')
  const run = { root, home, app, database, reference: referenceFolder(), settings, before }
  const text = settings.only
    ? withPart(await readFile(file, 'utf8'), await measurePart(run, settings.only))
    : report(await measureAll(run))
  console.log(`\n${text}`)
  if (settings.isKept) await writeFile(file, text)
  await app.terminate()
} catch (error) {
  process.exitCode = 1
  console.error(error)
} finally {
  await database.stop()
}
process.exit()
