import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { readConfirmation } from '#kernel/configuration/confirmation'
import { Database } from '#kernel/database/database'
import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import { CaseListLook } from '#plugins/cases/contract/list_look'
import ListCases from '#plugins/cases/list/list_cases'
import { listParts } from '#plugins/cases/list/list_parts'
import { listAnswer, listQuery } from '#plugins/cases/list/list_query'
import {
  type SavedNumbering,
  nextRunningNumber,
  readCaseNumbering,
} from '#plugins/cases/records/case_numbering_rows'

/** The case list: its screen and its rows. */
@inject()
export default class CaseListController {
  static readonly takes = {
    rows: { what: 'List cases', query: listQuery, answers: listAnswer },
  } satisfies Takes

  constructor(
    private listCases: ListCases,
    private forms: FormSchemas,
    private database: Database,
    private look: CaseListLook
  ) {}

  async show(ctx: HttpContext) {
    const { filters } = await listParts()
    return showScreen(ctx, 'cases/list/case_list', {
      ...(await this.look.current()),
      addedParameters: filters.map(({ parameter }) => parameter),
      catalogueHash: this.forms.hash,
      askForNumbering: await this.#numberingToAskFor(),
    })
  }

  /** Before the first case is numbered, whoever may configure the project is asked to. */
  async #numberingToAskFor(): Promise<SavedNumbering | null> {
    if (!currentActor().permissions.has('SYS_CONF')) return null
    return this.database.read(async (trx) => {
      const numbering = await readCaseNumbering(trx, currentScope())
      const isFirst = (await nextRunningNumber(trx, currentScope())) === 1
      const isOpen = (await readConfirmation(trx, currentScope())) === null
      return numbering.revision === 0 && isFirst && isOpen ? numbering : null
    })
  }

  async rows(ctx: HttpContext) {
    const { query } = await hear(ctx, CaseListController.takes.rows)
    return ok(await this.listCases.handle(query))
  }
}
