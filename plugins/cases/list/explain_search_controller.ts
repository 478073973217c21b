import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { answering, has, id, listOf, text, truth, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'

import ExplainSearch from '#plugins/cases/list/explain_search'
import { listQuery } from '#plugins/cases/list/list_query'

const met = {
  group: text,
  id: text,
  number: whole,
  values: listOf(has({ element: text, value: text })),
}
const found = { total: whole, totalIsLowerBound: truth }

@inject()
export default class ExplainSearchController {
  static readonly takes = {
    handle: {
      what: 'Explain what a search of the case list finds',
      query: listQuery,
      answers: answering({
        rows: listOf(has({ id, met: listOf(has(met)) })),
        orUncertain: listOf(has({ element: text, ...found })),
        anyRow: listOf(has({ group: text, ...found })),
        without: listOf(has({ element: text, ...found })),
      }),
    },
  } satisfies Takes

  constructor(private explainSearch: ExplainSearch) {}

  async handle(ctx: HttpContext) {
    const { query } = await hear(ctx, ExplainSearchController.takes.handle)
    return ok(await this.explainSearch.handle(query))
  }
}
