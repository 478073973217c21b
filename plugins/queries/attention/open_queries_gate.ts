import app from '@adonisjs/core/services/app'

import { Database } from '#kernel/database/database'

import { wording } from '#plugins/queries/lang/server/wording'
import type { ProcessGate } from '#plugins/process/contract/gates'

/** Queries on a case that were sent and are not closed; a draft is known to its sender alone. */
const openQueries: ProcessGate = {
  name: 'queries',
  label: wording('open_queries_gate.label'),
  async ask(caseId) {
    const database = await app.container.make(Database)
    return database.read(async (trx) => {
      const open = trx.from('queries').where({ case_id: caseId }).whereIn('status', asked)
      const [{ n }] = await open.count('* as n')
      const count = Number(n)
      return count === 0 ? [] : [wording('open_queries_gate.open', { count })]
    })
  },
}

const asked = ['sent', 'replied']

export default [openQueries]
