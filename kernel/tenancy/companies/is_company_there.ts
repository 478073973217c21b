import db from '@adonisjs/lucid/services/db'

/** Whether a company has not been deleted; the platform, which is none, always is there. */
export async function isCompanyThere(id: string | null): Promise<boolean> {
  if (id === null) return true
  const companies = db.connection('app').from('companies').where({ id }).whereNull('removed_at')
  return (await companies.select('id').first()) !== null
}
