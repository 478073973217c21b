import app from '@adonisjs/core/services/app'

import type { CaseReaction } from '#plugins/cases/contract/reactions'
import { Queries } from '#plugins/queries/records/queries'
import { QueryRow } from '#plugins/queries/records/query_rows'

/** Nobody asks any more about a case that is deleted: its queries are closed with it, and stay so. */
const reaction: CaseReaction = {
  async deleted({ change, before }) {
    const queries = await app.container.make(Queries)
    const open = await QueryRow.query({ client: change.trx })
      .where({ caseId: before.id })
      .whereNot('status', 'closed')
      .orderBy('number')
      .forUpdate()
    for (const row of open) {
      const subject = { type: 'query', id: row.id } as const
      const closing = change.also({ ...change.act, name: 'query.closed', subject })
      await queries.become(closing, row, { status: 'closed', closedAt: new Date() })
    }
  },
}

export default [reaction]
