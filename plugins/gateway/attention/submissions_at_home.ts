import app from '@adonisjs/core/services/app'

import type { Attention, AttentionSource } from '#kernel/admin/attention/attention'
import { Database } from '#kernel/database/database'

import { wording } from '#plugins/gateway/lang/server/wording'
import { countPressing } from '#plugins/gateway/records/count_pressing'

/** Submissions that failed, that do not leave, and whose acknowledgement is late. */
async function pressing(): Promise<Attention[]> {
  const database = await app.container.make(Database)
  const { failed, waiting, late, belated } = await database.read(countPressing)
  const place = (group: string) => ({
    place: { screen: 'gateway.submissions.screen', query: `group=${group}` },
  })
  return [
    ...(failed > 0
      ? [{ what: wording('home.failed', { count: failed }), ...place('failed') }]
      : []),
    ...(waiting > 0
      ? [{ what: wording('home.waiting', { count: waiting }), ...place('under_way') }]
      : []),
    ...(late > 0 ? [{ what: wording('home.late', { count: late }), ...place('under_way') }] : []),
    ...(belated > 0
      ? [
          {
            what: wording('home.belated', { count: belated }),
            place: { screen: 'gateway.submissions.screen', query: 'belated=yes' },
          },
        ]
      : []),
  ]
}

const sources: readonly AttentionSource[] = [
  { level: 'project', permission: 'CASE_DECLARE', find: pressing },
]

export default sources
