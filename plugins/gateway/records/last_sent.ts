import app from '@adonisjs/core/services/app'

import { Database } from '#kernel/database/database'

import type { SentRevision, SentRevisions } from '#plugins/e2b/contract/sent_revisions'

/** What was submitted last; which of several went on the same day, its making tells. */
const source: SentRevisions = {
  async last(caseId) {
    const database = await app.container.make(Database)
    const found = await database.read((trx) =>
      trx
        .from('submissions')
        .join('gateway_destinations as place', 'place.id', 'submissions.destination_id')
        .where('case_id', caseId)
        .whereNotNull('submitted_on')
        .orderBy('submissions.created_at', 'desc')
        .select('case_revision as revision', 'place.code as to')
        .select(trx.raw(`to_char(submitted_on, 'YYYY-MM-DD') as day`))
        .first()
    )
    return (found as SentRevision | undefined) ?? null
  },
}

export default [source]
