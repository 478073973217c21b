import app from '@adonisjs/core/services/app'

import type { Attention, AttentionSource } from '#kernel/admin/attention/attention'
import { currentActor } from '#kernel/tenancy/actor'

import { wording } from '#plugins/queries/lang/server/wording'
import { SeenQueries } from '#plugins/queries/reading/seen_queries'

/** Queries that somebody has to answer. */
async function toAnswer(): Promise<Attention[]> {
  if (!currentActor().permissions.has('CASE_DATA')) return []
  const count = await (await app.container.make(SeenQueries)).toAnswer()
  if (count === 0) return []
  return [
    { what: wording('queries_at_home.to_answer', { count }), place: { screen: 'queries.home' } },
  ]
}

const sources: readonly AttentionSource[] = [
  { level: 'project', permission: 'CASE_QUERY', find: toAnswer },
]

export default sources
