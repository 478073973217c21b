import { inject } from '@adonisjs/core'

import { toKey } from '#kernel/content/element_id'
import { Database } from '#kernel/database/database'
import { FormSchemas } from '#kernel/forms/form_schemas'
import { currentScope } from '#kernel/tenancy/actor'

import { type AddedFilters, conditionsOf } from '#plugins/cases/list/added_filters'
import { questionsOf } from '#plugins/cases/list/element_conditions'
import { wordElements } from '#plugins/cases/list/column_elements'
import type { ListQuery } from '#plugins/cases/list/list_filters'
import { refuseUnseenQuestions } from '#plugins/cases/list/refuse_unseen_questions'
import { Layers } from '#plugins/cases/reading/layers'
import { seeListedCases } from '#plugins/cases/reading/see_listed_cases'
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
    private forms: FormSchemas,
    private layers: Layers
  ) {}

  /** @param added what is asked of the filters of plugins */
  async handle(query: ListQuery, added: AddedFilters = {}): Promise<CaseList> {
    const started = performance.now()
    const questions = questionsOf(query.conditions ?? [], this.forms.catalogue)
    const conditions = await conditionsOf(added)
    const over = await this.layers.over()
    const unseen = over?.unseen ?? new Set<string>()
    refuseUnseenQuestions(query, conditions, unseen)
    const isByNumber = wordElements.some((element) => unseen.has(toKey(element)))
    const page = await this.database.read(async (trx) => {
      const asked = { query, questions, conditions, isByNumber }
      const listed = await selectCaseList(trx, currentScope(), asked)
      if (!over) return listed
      return { ...listed, rows: await seeListedCases(trx, listed.rows, over, this.forms) }
    })
    return { ...page, ms: Math.round(performance.now() - started) }
  }
}
