import { DateTime } from 'luxon'

import type User from '#kernel/identity/user'

/** Whether a user may be in at all on that day: active, and between the first and the last day. */
export function mayBeIn(user: User, now = DateTime.now()): boolean {
  return user.status === 'active' && !isBeforeStart(user, now) && !isAfterEnd(user, now)
}

/** The first day of the user has not come yet. */
export function isBeforeStart({ startDate }: User, now = DateTime.now()): boolean {
  return startDate !== null && now.toISODate()! < startDate.toISODate()!
}

/** The last day of the user has gone; on that day itself the user may still work. */
export function isAfterEnd({ endDate }: User, now = DateTime.now()): boolean {
  return endDate !== null && now.toISODate()! > endDate.toISODate()!
}
