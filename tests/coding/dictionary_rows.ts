import db from '@adonisjs/lucid/services/db'

const TABLES = [
  'dictionary_releases',
  'dictionary_terms',
  'dictionary_paths',
  'dictionary_smqs',
  'dictionary_smq_members',
  'dictionary_load_progress',
] as const

export type DictionaryRows = Readonly<Record<(typeof TABLES)[number], number>>

/** How many rows there are of every table that a load writes, beside that of loads. */
export async function dictionaryRows(): Promise<DictionaryRows> {
  const counts = TABLES.map(async (table) => {
    const [{ n }] = await db.connection('owner').from(table).count('* as n')
    return [table, Number(n)] as const
  })
  return Object.fromEntries(await Promise.all(counts)) as DictionaryRows
}
