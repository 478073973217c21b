import { platformZone, today } from '#kernel/fields/today'
import type User from '#kernel/identity/user'
import { isCompanyThere } from '#kernel/tenancy/companies/is_company_there'

/**
 * Whether a user may be in at all on that day: active, between the first and the last day, and of a
 * company that is there.
 */
export async function isAccountActive(user: User, day = today(platformZone)): Promise<boolean> {
  const mayAlone = user.status === 'active' && !isBeforeStart(user, day) && !isAfterEnd(user, day)
  return mayAlone && (await isCompanyThere(user.companyId))
}

/** The first day of the user has not come yet. */
export function isBeforeStart({ startDate }: User, day = today(platformZone)): boolean {
  return startDate !== null && day < startDate
}

/** The last day of the user has gone; on that day itself the user may still work. */
export function isAfterEnd({ endDate }: User, day = today(platformZone)): boolean {
  return endDate !== null && day > endDate
}
