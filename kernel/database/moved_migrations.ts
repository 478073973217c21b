import type { BaseCommand } from '@adonisjs/core/ace'

/** Folders in which migrations lay in earlier versions, and where they lie now. */
const MOVED = [['kernel/database/migrations', 'database/migrations']] as const

/**
 * The database knows migrations by their paths. Before a command looks there, those that ran from a
 * folder of before are written down under the folder of today: otherwise they would run again.
 * Run twice it changes nothing.
 */
export async function followMovedMigrations({ commandName, app }: BaseCommand): Promise<void> {
  if (!commandName.startsWith('migration:')) return
  const owner = (await app.container.make('lucid.db')).connection('owner')
  const { rows } = await owner.rawQuery(`select to_regclass('adonis_schema') as there`)
  if (!rows[0].there) return
  for (const [before, today] of MOVED) {
    await owner.rawQuery(
      `update adonis_schema set name = ? || substr(name, ?) where starts_with(name, ?)`,
      [today, before.length + 1, `${before}/`]
    )
  }
}
