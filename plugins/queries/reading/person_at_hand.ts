import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentActor } from '#kernel/tenancy/actor'

import type { QueryPerson } from '#plugins/queries/contract/query_acts'

/**
 * Who acts, as the acts on queries know people. Refuses with 1003 whoever does not see cases: a query
 * tells of one.
 */
export function personAtHand(): QueryPerson {
  const { userId, permissions } = currentActor()
  if (!permissions.has('CASE_DATA')) throw new kernelErrors.E_NO_PERMISSION()
  return { userId, administers: permissions.has('SYS_CONF') }
}
