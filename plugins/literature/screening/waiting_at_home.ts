import type { AttentionSource } from '#kernel/admin/attention/attention'

import { wording } from '#plugins/literature/lang/server/wording'
import { waitingArticles } from '#plugins/literature/screening/waiting_articles'

/** At home: how many articles wait for the choice of the actor. */
const sources: readonly AttentionSource[] = [
  {
    ...{ level: 'project', permission: 'LITER_REPORT' },
    async find() {
      const count = await waitingArticles()
      const place = { screen: 'literature.desk.screen' }
      return count > 0 ? [{ what: wording('at_home.waiting', { count }), place }] : []
    },
  },
]

export default sources
