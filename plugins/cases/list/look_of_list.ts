import { inject } from '@adonisjs/core'

import { FormSchemas } from '#kernel/case/forms/form_schemas'
import { type ProjectSummary, projectAtHand } from '#kernel/tenancy/find_project'

import type { Question } from '#plugins/cases/contract/condition'
import { CaseListLook, type ListLook } from '#plugins/cases/contract/list_look'
import { CaseProcess } from '#plugins/cases/contract/process'
import { resolveQuestion } from '#plugins/cases/list/element_conditions'
import {
  type AnyColumn,
  isForPeople,
  labelOf,
  listParts,
  parametersOf,
} from '#plugins/cases/list/list_parts'

/** A column as the screens of a project need it: whence its values come is no affair of the browser. */
const shownIn =
  ({ type }: ProjectSummary) =>
  (column: AnyColumn) => {
    const { source: _source, sort, filter: _filter, labelIn: _labelIn, ...shown } = column
    const label = labelOf(column, type)
    return { ...shown, label, isSorted: sort !== undefined, parameters: parametersOf(column) }
  }

/** The look of the list: its columns, the nodes of the process and the words of null flavours. */
@inject()
export default class LookOfList extends CaseListLook {
  constructor(
    private forms: FormSchemas,
    private process: CaseProcess
  ) {
    super()
  }

  async current(): Promise<ListLook> {
    const { columns } = await listParts()
    const { nodes } = await this.process.current()
    const project = await projectAtHand()
    return {
      nodes,
      columns: columns.filter(isForPeople).map(shownIn(project)),
      nullFlavors: this.#nullFlavors(),
    }
  }

  async everywhere() {
    const { columns } = await listParts()
    return columns.filter(isForPeople).map(({ key, label }) => ({ key, label }))
  }

  async refuseSenseless({ conditions, anyRow }: Question): Promise<void> {
    const { terms } = await listParts()
    const closed = conditions.filter(({ is }) => is !== 'below')
    await resolveQuestion({ conditions: closed, anyRow }, this.forms.catalogue, terms)
  }

  /** What they mean, by code. */
  #nullFlavors() {
    const codes = this.forms.catalogue.codeList('null-flavor')?.codes ?? []
    return Object.fromEntries(codes.flatMap(({ code, name }) => (name ? [[code, name]] : [])))
  }
}
