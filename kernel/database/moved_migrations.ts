import type { BaseCommand } from '@adonisjs/core/ace'

/** How names of migrations began in earlier versions, and how they begin now. */
const MOVED = [
  ['kernel/database/migrations/', 'database/migrations/'],
  [
    'database/migrations/1700000000009_releases_and_notices',
    'plugins/news/database/migrations/1700000000009_releases_and_notices',
  ],
  // Called after a number at first, not after the time at which they were made.
  [
    'plugins/cases/database/migrations/1700000000190_proposed_elements',
    'plugins/cases/database/migrations/1795641368000_proposed_elements',
  ],
  [
    'plugins/cases/database/migrations/1700000000200_cases_by_owner',
    'plugins/cases/database/migrations/1795641444000_cases_by_owner',
  ],
  [
    'plugins/coding/database/migrations/1700000000600_reaction_terms',
    'plugins/coding/database/migrations/1795641444001_reaction_terms',
  ],
] as const

/** What a migration is called today. */
export function todaysName(name: string): string {
  return MOVED.reduce(
    (known, [before, today]) =>
      known.startsWith(before) ? today + known.slice(before.length) : known,
    name
  )
}

/**
 * The database knows migrations by their paths. Before a command looks there, those that ran under a
 * path of before are written down under that of today: otherwise they would run again.
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
      [today, before.length + 1, before]
    )
  }
}
