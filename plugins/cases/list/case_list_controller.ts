import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'

import { CaseListLook } from '#plugins/cases/contract/list_look'
import ListCases from '#plugins/cases/list/list_cases'
import { listParts } from '#plugins/cases/list/list_parts'
import { listAnswer, listQuery } from '#plugins/cases/list/list_query'

/** The case list: its screen and its rows. */
@inject()
export default class CaseListController {
  static readonly takes = {
    rows: { what: 'List cases', query: listQuery, answers: listAnswer },
  } satisfies Takes

  constructor(
    private listCases: ListCases,
    private forms: FormSchemas,
    private look: CaseListLook
  ) {}

  async show(ctx: HttpContext) {
    const { filters } = await listParts()
    return showScreen(ctx, 'cases/list/case_list', {
      ...(await this.look.current()),
      addedParameters: filters.map(({ parameter }) => parameter),
      catalogueHash: this.forms.hash,
    })
  }

  async rows(ctx: HttpContext) {
    const { query } = await hear(ctx, CaseListController.takes.rows)
    return ok(await this.listCases.handle(query))
  }
}
