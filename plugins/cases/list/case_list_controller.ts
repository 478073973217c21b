import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { type ProjectSummary, projectAtHand } from '#kernel/tenancy/find_project'

import { CaseProcess } from '#plugins/cases/contract/process'
import ListCases from '#plugins/cases/list/list_cases'
import {
  type AnyColumn,
  isForPeople,
  labelOf,
  listParts,
  parametersOf,
} from '#plugins/cases/list/list_parts'
import { listAnswer, listQuery } from '#plugins/cases/list/list_query'

/** A column as the screens of a project need it: whence its values come is no affair of the browser. */
const shownIn =
  ({ type }: ProjectSummary) =>
  (column: AnyColumn) => {
    const { source: _source, sort, filter: _filter, labelIn: _labelIn, ...shown } = column
    const label = labelOf(column, type)
    return { ...shown, label, isSorted: sort !== undefined, parameters: parametersOf(column) }
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
    private process: CaseProcess
  ) {}

  async show(ctx: HttpContext) {
    const { columns, filters } = await listParts()
    const { nodes } = await this.process.current()
    const project = await projectAtHand()
    return showScreen(ctx, 'cases/list/case_list', {
      nodes,
      columns: columns.filter(isForPeople).map(shownIn(project)),
      addedParameters: filters.map(({ parameter }) => parameter),
      nullFlavors: this.#nullFlavors(),
      catalogueHash: this.forms.hash,
    })
  }

  /** What they mean, by code. */
  #nullFlavors() {
    const codes = this.forms.catalogue.codeList('null-flavor')?.codes ?? []
    return Object.fromEntries(codes.map(({ code, name }) => [code, name]))
  }

  async rows(ctx: HttpContext) {
    const { query } = await hear(ctx, CaseListController.takes.rows)
    return ok(await this.listCases.handle(query))
  }
}
