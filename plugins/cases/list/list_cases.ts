import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { FormSchemas } from '#kernel/forms/form_schemas'
import { currentScope } from '#kernel/tenancy/actor'

import { questionsOf } from '#plugins/cases/list/element_conditions'
import type { ListQuery } from '#plugins/cases/list/list_filters'
import { type CaseListPage, selectCaseList } from '#plugins/cases/records/case_list'

export interface CaseList extends CaseListPage {
  /** Time that the database took, in milliseconds. */
  readonly ms: number
}

/** Lists the cases of the current scope: filtered, sorted and paged in the database. */
@inject()
export default class ListCases {
  constructor(
    private database: Database,
    private forms: FormSchemas
  ) {}

  async handle(query: ListQuery): Promise<CaseList> {
    const started = performance.now()
    const questions = questionsOf(query.conditions ?? [], this.forms.catalogue)
    const page = await this.database.read((trx) =>
      selectCaseList(trx, currentScope(), query, questions)
    )
    return { ...page, ms: Math.round(performance.now() - started) }
  }
}
