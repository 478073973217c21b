import db from '@adonisjs/lucid/services/db'

/**
 * Which of these user names somebody may sign in by, of those who belong to the company of that name
 * or to the platform. Empty where there is no such company.
 */
export async function seededPeople(
  company: string,
  usernames: readonly string[]
): Promise<ReadonlySet<string>> {
  const app = db.connection('app')
  const found = await app.from('companies').where({ name: company }).whereNull('removed_at').first()
  if (!found) return new Set()
  const people = await app
    .from('users')
    .whereIn('username', [...usernames])
    .where({ status: 'active' })
    .whereNull('removed_at')
    .where((of) => of.where({ company_id: found.id }).orWhere({ is_platform_admin: true }))
    .select('username')
  return new Set(people.map(({ username }) => username))
}
