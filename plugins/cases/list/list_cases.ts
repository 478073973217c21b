import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { FormSchemas } from '#kernel/forms/form_schemas'
import { currentScope } from '#kernel/tenancy/actor'

import { type AddedFilters, conditionsOf } from '#plugins/cases/list/added_filters'
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

  /** @param added what is asked of the filters of plugins */
  async handle(query: ListQuery, added: AddedFilters = {}): Promise<CaseList> {
    const started = performance.now()
    const questions = questionsOf(query.conditions ?? [], this.forms.catalogue)
    const conditions = await conditionsOf(added)
    const page = await this.database.read((trx) =>
      selectCaseList(trx, currentScope(), { query, questions, conditions })
    )
    return { ...page, ms: Math.round(performance.now() - started) }
  }
}
