import type { Change } from '#kernel/changes/change'
import User from '#kernel/identity/user'

/** The account, which nobody else changes before the change is over. */
export async function holdUser({ trx }: Pick<Change, 'trx'>, id: string): Promise<User> {
  return User.query({ client: trx }).where({ id }).forUpdate().firstOrFail()
}
