import db from '@adonisjs/lucid/services/db'

import { openTransaction } from '#kernel/database/open_transaction'

/** What a company asks of passwords: 6 to 20 letters and digits, or 12 characters and a second factor. */
export type PasswordPolicy = 'basic' | 'strict'

/** The policy of a company; people of the platform, who belong to none, are held to `strict`. */
export async function policyOf(companyId: string | null): Promise<PasswordPolicy> {
  if (companyId === null) return 'strict'
  // Inside a change through its transaction: a second connection may not be there to be had.
  const company = await (openTransaction() ?? db.connection('app'))
    .from('companies')
    .where({ id: companyId })
    .select('password_policy')
    .first()
  return company?.password_policy ?? 'basic'
}
