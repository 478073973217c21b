import app from '@adonisjs/core/services/app'

import type { Attention, AttentionSource } from '#kernel/admin/attention/attention'
import { currentActor } from '#kernel/tenancy/actor'

import { wording } from '#plugins/locking/lang/server/wording'
import { SeenRequests } from '#plugins/locking/reading/seen_requests'

/** Requests that somebody may decide. */
async function toDecide(): Promise<Attention[]> {
  // The list is that of people who see cases.
  if (!currentActor().permissions.has('CASE_DATA')) return []
  const count = await (await app.container.make(SeenRequests)).toDecide()
  if (count === 0) return []
  return [
    { what: wording('requests_at_home.to_decide', { count }), place: { screen: 'locking.screen' } },
  ]
}

const sources: readonly AttentionSource[] = [
  { level: 'project', permission: 'CASE_UNLOCK', find: toDecide },
]

export default sources
