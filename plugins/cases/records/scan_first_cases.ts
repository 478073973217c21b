import type { Reading } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'

import type { Conditions } from '#plugins/cases/list/list_conditions'
import { type Counted, countUpTo } from '#plugins/cases/records/count_cases'
import {
  askContent,
  type CaseQuery,
  casesOf,
  filterColumns,
} from '#plugins/cases/records/filter_cases'
import type { IndexConditions } from '#plugins/cases/records/find_index_conditions'
import { type IndexCondition, countByIndex } from '#plugins/cases/records/index_condition'
import { casesByIndex } from '#plugins/cases/records/cases_by_index'
import type { Ordering } from '#plugins/cases/records/list_ordering'

/**
 * So many of the first cases of the list are looked through: reading the words of a case takes a
 * microsecond, what a plugin asks a few, an element of its content a hundred.
 */
const MOST = { indexed: 10_000, elements: 500 }

export interface CaseSearch {
  readonly trx: Reading
  readonly scope: Scope
  readonly conditions: Conditions
  readonly indexed?: IndexConditions
  readonly ordering: Ordering
}

export interface CaseScan {
  /** The cases among the first ones that fit. */
  readonly found: () => CaseQuery
  /** Are there other cases behind those that were looked through? */
  areMore(): Promise<boolean>
  count(): Promise<Counted>
}

/**
 * Looks through the first cases of a list where no index leads to those that fit: all that is asked
 * is common, or elements of the content are asked. Otherwise gives nothing.
 */
export function scanFirstCases(search: CaseSearch): CaseScan | undefined {
  const { trx, scope, indexed, ordering } = search
  const { columns, content: questions } = search.conditions
  if (questions.length === 0 && !indexed?.areCommon) return undefined
  const most = questions.length > 0 ? MOST.elements : MOST.indexed
  const list = () => {
    const cases = casesOf(trx, scope)
    if (questions.length === 0) return cases
    // Reading content is dear: whatever an index tells is asked before.
    return indexed && !indexed.areCommon
      ? casesByIndex(trx, scope, columns, indexed)
      : filterColumns(cases, columns)
  }
  const found = () => {
    const first = ordering.among(list, most).select('*').orderByRaw(ordering.by).limit(most)
    const cases = filterColumns(trx.from(first.as('cases')), columns)
    if (indexed?.areCommon) indexed.check(cases)
    return askContent(cases, questions)
  }
  const areMore = async () => (await countUpTo(trx, list(), most)).totalIsLowerBound
  return {
    found,
    areMore,
    async count() {
      const alone = onlyCondition(search)
      if (alone) return countByIndex(trx, alone)
      const [{ n }] = await found().count('* as n')
      return { total: Number(n), totalIsLowerBound: await areMore() }
    },
  }
}

/** The one thing that is asked, if there is only one: its index counts it. */
export function onlyCondition({ conditions, indexed }: CaseSearch): IndexCondition | undefined {
  const isAlone = conditions.content.length === 0 && conditions.columns.length === 0
  return isAlone ? indexed?.only : undefined
}

/** Whether the list is of all cases of the scope. */
export function asksNothing({ conditions, indexed }: CaseSearch): boolean {
  return !indexed && conditions.content.length === 0 && conditions.columns.length === 0
}
