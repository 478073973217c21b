import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { readConfirmation } from '#kernel/configuration/confirmation'
import { Database } from '#kernel/database/database'
import { FormSchemas } from '#kernel/forms/form_schemas'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import { listColumns } from '#plugins/cases/contract'
import { CaseProcess } from '#plugins/cases/contract/process'
import { addedParameters, withAddedFilters } from '#plugins/cases/list/added_filters'
import ListCases from '#plugins/cases/list/list_cases'
import { listQuery } from '#plugins/cases/list/list_filters'
import {
  type KeptCoding,
  nextRunningNumber,
  readCaseCoding,
} from '#plugins/cases/records/case_coding_rows'

/** The case list: its screen and its rows. */
@inject()
export default class CaseListController {
  static readonly takes = {
    rows: { what: 'List cases', query: withAddedFilters(listQuery) },
  } satisfies Takes

  constructor(
    private listCases: ListCases,
    private plugins: PluginRegistry,
    private forms: FormSchemas,
    private database: Database,
    private process: CaseProcess
  ) {}

  async show(ctx: HttpContext) {
    const columns = await this.plugins.collect(listColumns)
    const { nodes } = await this.process.current()
    return showScreen(ctx, 'cases/list/case_list', {
      nodes,
      columns,
      addedParameters,
      catalogueHash: this.forms.hash,
      askForCoding: await this.#codingToAskFor(),
    })
  }

  /** Before the first case is numbered, whoever may configure the project is asked to (section 4). */
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
    return ok(await this.listCases.handle(query.asked, query.added))
  }
}
