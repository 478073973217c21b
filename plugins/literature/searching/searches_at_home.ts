import app from '@adonisjs/core/services/app'

import type { Attention, AttentionSource } from '#kernel/admin/attention/attention'
import { Database } from '#kernel/database/database'

import { wording } from '#plugins/literature/lang/server/wording'
import { countPressing } from '#plugins/literature/records/search_rows'
import { dayAtHand } from '#plugins/literature/searching/day_at_hand'

/** Searches that fail, and uploads whose day has passed. */
async function pressing(): Promise<Attention[]> {
  const database = await app.container.make(Database)
  const { failed, overdue } = await database.read((trx) => countPressing(trx, dayAtHand()))
  const place = { screen: 'literature.tasks.screen' }
  return [
    ...(failed > 0 ? [{ what: wording('at_home.failed', { count: failed }), place }] : []),
    ...(overdue > 0 ? [{ what: wording('at_home.overdue', { count: overdue }), place }] : []),
  ]
}

const sources: readonly AttentionSource[] = [
  { level: 'project', permission: 'LITER_REPORT', find: pressing },
]

export default sources
