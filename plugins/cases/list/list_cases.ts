import { inject } from '@adonisjs/core'

import { toKey } from '#kernel/content/element_id'
import { Database } from '#kernel/database/database'
import { FormSchemas } from '#kernel/forms/form_schemas'
import { currentScope } from '#kernel/tenancy/actor'

import type { CaseList, ListQuery } from '#plugins/cases/contract/list_query'
import { conditionsOf } from '#plugins/cases/list/list_conditions'
import { type AnyColumn, isUnseen, listParts } from '#plugins/cases/list/list_parts'
import { refuseUnseenQuestions } from '#plugins/cases/list/refuse_unseen_questions'
import { Layers } from '#plugins/cases/reading/layers'
import { seeListedCases } from '#plugins/cases/reading/see_listed_cases'
import { selectCaseList } from '#plugins/cases/records/case_list'
import { withTableValues } from '#plugins/cases/records/table_values'
import { wordElements } from '#plugins/cases/records/search_words'

/** Lists the cases of the current scope: filtered, sorted and paged in the database. */
@inject()
export default class ListCases {
  constructor(
    private database: Database,
    private forms: FormSchemas,
    private layers: Layers
  ) {}

  async handle(query: ListQuery): Promise<CaseList> {
    const started = performance.now()
    const parts = await listParts()
    const { columns } = parts
    const conditions = await conditionsOf(query, parts, this.forms.catalogue)
    const over = await this.layers.over()
    const unseen = over?.unseen ?? new Set<string>()
    refuseUnseenQuestions(conditions, unseen)
    const isByNumber = wordElements.some((element) => unseen.has(toKey(element)))
    const page = await this.database.read(async (trx) => {
      const asked = { query, columns, conditions, isByNumber }
      const listed = await selectCaseList(trx, currentScope(), asked)
      const isTold = (column: AnyColumn) => !isUnseen(column, unseen)
      const rows = await withTableValues(trx, listed.rows, columns, isTold)
      if (!over) return { ...listed, rows }
      const seen = await seeListedCases(trx, rows, over, { columns, forms: this.forms })
      return { ...listed, rows: seen }
    })
    return { ...page, ms: Math.round(performance.now() - started) }
  }
}
