import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'

import { CaseOfQuery } from '#plugins/queries/contract/case_of_query'

/** As the query is kept. */
@inject()
export default class StoredCaseOfQuery extends CaseOfQuery {
  constructor(private database: Database) {
    super()
  }

  async of(queryId: string): Promise<string | null> {
    const row = await this.database.read((trx) =>
      trx.from('queries').where({ id: queryId }).select('case_id').first()
    )
    return row?.case_id ?? null
  }
}
