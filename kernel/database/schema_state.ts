import type { ApplicationService } from '@adonisjs/core/types'
import { MigrationRunner } from '@adonisjs/lucid/migration'

import { BootRefusal } from '#kernel/boot_refusal'
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
  const db = await app.container.make('lucid.db')
  const runner = new MigrationRunner(db, app, { direction: 'up', connectionName: 'owner' })
  const list = await runner.getList()
  const named = (status: string) =>
    list.filter((migration) => migration.status === status).map(({ name }) => name)
  const folders = migrationFolders(app.config.get<PluginManifest[]>('plugins.installed'))
  const isOurs = (name: string) => folders.some((folder) => name.startsWith(`${folder}/`))
  return { pending: named('pending'), newer: named('corrupt').filter(isOurs) }
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
