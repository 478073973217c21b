import { DateTime } from 'luxon'

import type User from '#kernel/identity/user'
import { isCompanyThere } from '#kernel/tenancy/companies/is_company_there'

/**
 * Whether a user may be in at all on that day: active, between the first and the last day, and of a
 * company that is there.
 */
export async function mayBeIn(user: User, now = DateTime.now()): Promise<boolean> {
  const mayAlone = user.status === 'active' && !isBeforeStart(user, now) && !isAfterEnd(user, now)
  return mayAlone && (await isCompanyThere(user.companyId))
}

/** The first day of the user has not come yet. */
export function isBeforeStart({ startDate }: User, now = DateTime.now()): boolean {
  return startDate !== null && now.toISODate()! < startDate.toISODate()!
}

/** The last day of the user has gone; on that day itself the user may still work. */
export function isAfterEnd({ endDate }: User, now = DateTime.now()): boolean {
  return endDate !== null && now.toISODate()! > endDate.toISODate()!
}
