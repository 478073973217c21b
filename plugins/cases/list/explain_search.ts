import { inject } from '@adonisjs/core'

import type { Catalogue } from '#kernel/case/content/catalogue'
import { toKey } from '#kernel/case/content/element_id'
import { FormSchemas } from '#kernel/case/forms/form_schemas'

import type { ListQuery } from '#plugins/cases/contract/list_query'
import { CaseReading } from '#plugins/cases/contract/reading'
import type { ElementCondition } from '#plugins/cases/contract/condition'
import { conditionTree } from '#plugins/cases/contract/condition_tree'
import { type RowThatMet, rowsThatMet } from '#plugins/cases/list/meets_question'
import { resolveQuestion } from '#plugins/cases/list/element_conditions'
import { listParts } from '#plugins/cases/list/list_parts'

/** How many cases a search would find if it asked otherwise. */
interface OtherTotal {
  readonly total: number
  readonly totalIsLowerBound: boolean
}

/** Why a search finds what it finds. */
export interface SearchExplanation {
  /** For each case of the page, the rows that met what was asked. */
  readonly rows: readonly { readonly id: string; readonly met: readonly RowThatMet[] }[]
  /** If dates that are too coarse to be judged counted, too: by element. */
  readonly orUncertain: readonly ({ readonly element: string } & OtherTotal)[]
  /** If any row of a group could meet each condition: by group. */
  readonly anyRow: readonly ({ readonly group: string } & OtherTotal)[]
  /** Where nothing is found: without one of the conditions, by its element. */
  readonly without: readonly ({ readonly element: string } & OtherTotal)[]
}

/** Explains a search of the case list by asking it a little otherwise. */
@inject()
export default class ExplainSearch {
  constructor(
    private reading: CaseReading,
    private forms: FormSchemas
  ) {}

  /** Refuses with 2017 what the list would not take. */
  async handle(query: ListQuery): Promise<SearchExplanation> {
    const { conditions = [], anyRow = [] } = query
    const { rows, total } = await this.reading.query(query)
    return {
      rows: await this.#met(query, rows),
      orUncertain: await this.#each(query, conditions.filter(isJudgedByDays), (one) => ({
        conditions: conditions.map((each) => (each === one ? { ...one, orUncertain: true } : each)),
      })).then(byElement),
      anyRow: await this.#each(
        query,
        sharedGroups(conditions, anyRow, this.forms.catalogue),
        (group) => ({
          anyRow: [...anyRow, group],
        })
      ).then((totals) => totals.map(({ of: group, ...rest }) => ({ group, ...rest }))),
      without:
        total > 0 || conditions.length < 2
          ? []
          : await this.#each(query, conditions, (one) => ({
              conditions: conditions.filter((each) => each !== one),
            })).then(byElement),
    }
  }

  async #met({ conditions = [], anyRow = [] }: ListQuery, rows: readonly { id: string }[]) {
    const { catalogue } = this.forms
    const { terms } = await listParts()
    const tree = conditionTree(
      await resolveQuestion({ conditions, anyRow }, catalogue, terms),
      catalogue
    )
    const met: { id: string; met: RowThatMet[] }[] = []
    for await (const { id, content } of this.reading.stream(rows.map((row) => row.id))) {
      met.push({ id, met: rowsThatMet(content, tree) })
    }
    return met
  }

  /** How many cases are found for each of these, asked otherwise; one question after the other. */
  async #each<Of>(
    query: ListQuery,
    all: readonly Of[],
    otherwise: (one: Of) => Partial<ListQuery>
  ) {
    const totals: ({ of: Of } & OtherTotal)[] = []
    for (const of of all) {
      const asked = { ...query, ...otherwise(of), page: 1 }
      const { total, totalIsLowerBound } = await this.reading.query(asked)
      totals.push({ of, total, totalIsLowerBound })
    }
    return totals
  }
}

const isJudgedByDays = ({ is, to, value = '', orUncertain }: ElementCondition) =>
  ['lt', 'gt', 'between'].includes(is) &&
  !orUncertain &&
  [value, to ?? value].every((date) => /^\d{4}(-|$)/.test(date))

const byElement = (totals: readonly ({ of: ElementCondition } & OtherTotal)[]) =>
  totals.map(({ of: { element }, ...rest }) => ({ element, ...rest }))

/** Repeating groups on which more than one condition is met by the same row. */
function sharedGroups(
  conditions: readonly ElementCondition[],
  anyRow: readonly string[],
  catalogue: Catalogue
): string[] {
  const groups = conditions.flatMap(({ element }) => catalogue.element(element)?.path ?? [])
  const shared = groups.map(toKey).filter((group, at, all) => all.indexOf(group) < at)
  return [...new Set(shared)].filter((group) => !anyRow.map(toKey).includes(group))
}
