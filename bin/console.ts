/** The command line: `npm run -s ace -- COMMAND`. */
import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

import { speakPlainly } from '../kernel/commands/speak_plainly.ts'
import { tellFailedMigrations } from '../kernel/database/failed_migrations.ts'
import { followMovedMigrations } from '../kernel/database/moved_migrations.ts'
import { openCommandDatabase, type CommandDatabase } from './command_database.ts'
import { prepareSettings } from './settings.ts'

const APP_ROOT = new URL('../', import.meta.url)
const importer = (path: string) =>
  import(path.startsWith('.') ? new URL(path, APP_ROOT).href : path)

// Whoever reads our output may stop early: `... | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
})

const settings = await prepareSettings(APP_ROOT.pathname)
let database: CommandDatabase | undefined

await new Ignitor(APP_ROOT, { importer })
  .ace()
  .configure(async (app) => {
    const kernel = await app.container.make('ace')
    speakPlainly(kernel)
    kernel.executing((command) => followMovedMigrations(command))
    kernel.executing((command) => tellFailedMigrations(command))
    kernel.loaded(async (command) => {
      const { options, needsDatabase } = command as typeof command & {
        /** A command that boots the application but asks no database says so. */
        needsDatabase?: boolean
      }
      if (!options.startApp || needsDatabase === false) return
      database ??= await openCommandDatabase(settings)
    })
  })
  .handle(process.argv.slice(2))
  .catch((error) => {
    process.exitCode = 1
    console.error(error)
  })
const complaint = process.exitCode ? await database?.complaint() : null
if (complaint) console.error(complaint)
await database?.stop()
