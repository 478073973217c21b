import db from '@adonisjs/lucid/services/db'

/** The companies of the installation, by their names. */
export async function companyNames(): Promise<{ readonly id: string; readonly name: string }[]> {
  return db
    .connection('app')
    .from('companies')
    .whereNull('removed_at')
    .select('id', 'name')
    .orderBy('name')
    .orderBy('id')
}
