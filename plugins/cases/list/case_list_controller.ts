import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { readConfirmation } from '#kernel/configuration/confirmation'
import { Database } from '#kernel/database/database'
import { FormSchemas } from '#kernel/forms/form_schemas'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import { CaseProcess } from '#plugins/cases/contract/process'
import ListCases from '#plugins/cases/list/list_cases'
import { type AnyColumn, listParts, parametersOf } from '#plugins/cases/list/list_parts'
import { listAnswer, listQuery } from '#plugins/cases/list/list_query'
import {
  type KeptCoding,
  nextRunningNumber,
  readCaseCoding,
} from '#plugins/cases/records/case_coding_rows'

/** A column as the screen needs it: whence its values come is no affair of the browser. */
const toShown = (column: AnyColumn) => {
  const { source: _source, sort, filter: _filter, ...shown } = column
  return { ...shown, isSorted: sort !== undefined, parameters: parametersOf(column) }
}

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
    private process: CaseProcess
  ) {}

  async show(ctx: HttpContext) {
    const { columns, filters } = await listParts()
    const { nodes } = await this.process.current()
    return showScreen(ctx, 'cases/list/case_list', {
      nodes,
      columns: columns.filter(({ show }) => show !== 'never').map(toShown),
      addedParameters: filters.map(({ parameter }) => parameter),
      catalogueHash: this.forms.hash,
      askForCoding: await this.#codingToAskFor(),
    })
  }

  /** Before the first case is numbered, whoever may configure the project is asked to. */
  async #codingToAskFor(): Promise<KeptCoding | null> {
    if (!currentActor().permissions.has('SYS_CONF')) return null
    return this.database.read(async (trx) => {
      const coding = await readCaseCoding(trx, currentScope())
      const isFirst = (await nextRunningNumber(trx, currentScope())) === 1
      const isOpen = (await readConfirmation(trx, currentScope())) === null
      return coding.revision === 0 && isFirst && isOpen ? coding : null
    })
  }

  async rows(ctx: HttpContext) {
    const { query } = await hear(ctx, CaseListController.takes.rows)
    return ok(await this.listCases.handle(query))
  }
}
