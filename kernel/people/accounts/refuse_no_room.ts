import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { wording } from '#kernel/lang/server/wording'
import { countUsers } from '#kernel/people/accounts/count_users'

/**
 * Refuses somebody new in a company that is deleted (1005), or has as many users as it may (2016).
 * Until the change is over nobody deletes it, so that the deletion takes along whoever is just being
 * made, and nobody else comes in, so that two at once at the limit do not both.
 */
export async function refuseNoRoom({ trx, companyId: id }: Change): Promise<void> {
  if (id === undefined) return
  const { rows } = await trx.rawQuery(company, [id])
  if (rows.length === 0) throw new kernelErrors.E_DATA_NOT_FOUND()
  const { max_users: limit } = rows[0] as { max_users: number | null }
  if (limit === null) return
  const present = (await countUsers(trx, [id])).get(id) ?? 0
  if (present < limit) return
  throw new kernelErrors.E_COMPANY_FULL({ detail: wording('refuse_no_room.full', { limit }) })
}

/** What refers to the company is written meanwhile: its key stays. */
const company = `select max_users from companies where id = ? and removed_at is null
  for no key update`
