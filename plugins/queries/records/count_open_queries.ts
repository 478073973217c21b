import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'

import { OpenQueries } from '#plugins/queries/contract/open_queries'

/** Counts the open queries of cases. */
@inject()
export default class CountOpenQueries extends OpenQueries {
  constructor(private database: Database) {
    super()
  }

  async countOf(caseId: string): Promise<number> {
    return this.database.read(async (trx) => {
      const open = trx.from('queries').where({ case_id: caseId })
      const [{ n }] = await open.whereIn('status', ['sent', 'replied']).count('* as n')
      return Number(n)
    })
  }
}
