import { readdir } from 'node:fs/promises'
import { parse } from 'node:path'
import type { ApplicationService } from '@adonisjs/core/types'
import db from '@adonisjs/lucid/services/db'

import { BootRefusal } from '#kernel/boot_refusal'
import { todaysName } from '#kernel/database/moved_migrations'
import type { PluginManifest } from '#kernel/plugins/define_plugin'
import { migrationFolders } from '#kernel/plugins/migration_folders'

/** How the tables stand beside the code. */
interface SchemaState {
  /** Migrations of the code that have not run. */
  readonly pending: readonly string[]
  /** Migrations that a newer version of an installed plugin, or of the kernel, has run. */
  readonly newer: readonly string[]
}

/** Reads which migrations have run. Those of a plugin that was taken out are no fault. */
async function schemaState(app: ApplicationService): Promise<SchemaState> {
  const folders = migrationFolders(app.config.get<PluginManifest[]>('plugins.installed'))
  const ours = (await Promise.all(folders.map((folder) => migrationsIn(app, folder)))).flat()
  const done = await migrationsDone()
  const isOurs = (name: string) => folders.some((folder) => name.startsWith(`${folder}/`))
  return {
    pending: ours.filter((name) => !done.includes(name)),
    newer: done.filter((name) => isOurs(name) && !ours.includes(name)),
  }
}

/** As the migrations are called in the database: their path without the ending. */
async function migrationsIn(app: ApplicationService, folder: string): Promise<string[]> {
  const files = await readdir(app.makePath(folder))
  const names = files.map((file) => `${folder}/${parse(file).name}`)
  return names.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

/**
 * Asked as the application: the runner of migrations would make its tables where they are missing,
 * which is the owner's to do.
 */
async function migrationsDone(): Promise<string[]> {
  const app = db.connection('app')
  const { rows: found } = await app.rawQuery(
    `select coalesce(has_table_privilege(to_regclass('adonis_schema'), 'select'), false) as readable`
  )
  if (!found[0].readable) return []
  const rows = await app.from('adonis_schema').orderBy('id').select('name')
  return rows.map(({ name }) => todaysName(name))
}

/**
 * Refuses to serve from tables that do not fit the code, before anything is read or written.
 * @throws an Error with one sentence that says what to do
 */
export async function refuseOtherSchema(app: ApplicationService): Promise<void> {
  const { pending, newer } = await schemaState(app)
  if (newer.length > 0)
    throw new BootRefusal(
      `The database was migrated by a newer version of Pharos (${newer[0]}); start that version, or restore the backup that was made before it.`
    )
  if (pending.length > 0)
    throw new BootRefusal(
      `The database lacks ${pending.length} migration(s), the first is ${pending[0]}; run: npm run -s ace -- migration:run --connection=owner --force`
    )
}
