import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { ValuesOf } from '#kernel/fields/field'
import { platformZone, today } from '#kernel/fields/today'
import { wording } from '#kernel/lang/server/wording'
import type { AccountFields } from '#kernel/people/accounts/account_fields'
import { currentActor } from '#kernel/tenancy/actor'

type Term = Pick<ValuesOf<AccountFields>, 'startDate' | 'endDate'>

/** Whether today is between the first and the last day. */
export function isInTerm({ startDate, endDate }: Term): boolean {
  const day = today(platformZone)
  return (startDate ?? day) <= day && day <= (endDate ?? day)
}

/** Whether a change of the days leaves somebody here: today, and for good who was here for good. */
export function staysOn(before: Term, after: Term): boolean {
  return isInTerm(after) && (after.endDate === null || before.endDate !== null)
}

/**
 * Refuses with 2009 to take away the last one who may administer the company, or the platform, for
 * good: of those who have a last day none is left one day, and nobody would have done anything.
 * Until the change is over nobody else takes one away there, so that two who take away each other
 * do not both go. The platform may take anybody of a company: it can make another one.
 * @param id of the administrator who is taken away
 * @param companyId null for the platform
 */
export async function refuseLastAdministrator(
  { trx }: Change,
  id: string,
  companyId: string | null
): Promise<void> {
  await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `administrators of ${companyId ?? 'the platform'}`,
  ])
  if (currentActor().isPlatform && companyId !== null) return
  const day = today(platformZone)
  const another = await trx
    .from('users')
    .where(
      companyId === null
        ? { is_platform_admin: true }
        : { company_id: companyId, is_company_admin: true }
    )
    .where({ status: 'active' })
    .whereNot({ id })
    .whereRaw('coalesce(start_date, ?) <= ?', [day, day])
    .whereNull('end_date')
    .first()
  if (!another) throw new kernelErrors.E_DELETE_SELF({ detail: nobodyLeft })
}

const nobodyLeft = wording('refuse_last_administrator.nobody_left')
