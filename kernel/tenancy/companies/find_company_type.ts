import db from '@adonisjs/lucid/services/db'

/** The type of a company: 1 manages drugs and servers, 2 sponsors. */
export async function findCompanyType(id: string): Promise<1 | 2 | undefined> {
  const row = await db.connection('app').from('companies').where({ id }).select('type').first()
  return row?.type
}
