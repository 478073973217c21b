import type { Reading } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'

import type { ContentQuestion } from '#plugins/cases/list/element_conditions'
import type { ListQuery } from '#plugins/cases/list/list_filters'
import { COUNT_LIMIT, type Counted, countUpTo } from '#plugins/cases/records/count_cases'
import {
  askContent,
  type CaseQuery,
  casesOf,
  columnFilters,
  filterColumns,
} from '#plugins/cases/records/filter_cases'
import { countHits, type TextFilter } from '#plugins/cases/records/filter_by_text'
import { ledCases } from '#plugins/cases/records/led_cases'

/**
 * So many of the first cases of the list are looked through: reading the words of a case takes a
 * microsecond, an element of its content a hundred times that.
 */
const MOST = { words: 10_000, elements: 500 }

/** Hits of a common word that are counted; a case may have the word more than once. */
const HITS_LIMIT = COUNT_LIMIT * 1.2

export interface Looking {
  readonly trx: Reading
  readonly scope: Scope
  readonly query: ListQuery
  readonly questions: readonly ContentQuestion[]
  readonly text?: TextFilter
  readonly ordering: string
}

export interface LookedThrough {
  /** The cases among the first ones that fit. */
  readonly found: () => CaseQuery
  readonly counted: Counted
  /** Do so many of the cases that fit stand among the first ones, or are there no others? */
  holds(count: number): boolean
}

/**
 * Looks through the first cases of a list where no index leads to those that fit: every word is
 * common, or elements of the content are asked. Otherwise gives nothing.
 */
export async function lookThrough(looking: Looking): Promise<LookedThrough | undefined> {
  const { trx, scope, query, questions, text, ordering } = looking
  if (questions.length === 0 && !text?.isCommon) return undefined
  const most = questions.length > 0 ? MOST.elements : MOST.words
  const list = () => {
    const cases = casesOf(trx, scope)
    if (questions.length === 0) return cases
    // Reading content is dear: whatever an index tells is asked before.
    return text && !text.isCommon ? ledCases(trx, scope, query, text) : filterColumns(cases, query)
  }
  const found = () => {
    const first = list().select('*').orderByRaw(ordering).limit(most)
    const cases = filterColumns(trx.from(first.as('cases')), query)
    if (text?.isCommon) text.check(cases)
    return askContent(cases, questions)
  }
  const [{ n }] = await found().count('* as n')
  const { totalIsLowerBound } = await countUpTo(trx, list(), most)
  return {
    found,
    counted: (await countCommonWord(looking)) ?? { total: Number(n), totalIsLowerBound },
    holds: (count) => Number(n) >= count || !totalIsLowerBound,
  }
}

/** The index on words counts a single one of them faster, and further. */
async function countCommonWord(looking: Looking): Promise<Counted | undefined> {
  const { trx, scope, query, questions, text } = looking
  if (!text?.commonWord || questions.length > 0) return undefined
  if (columnFilters(query).length > 0) return undefined
  const { hits, cases } = await countHits(trx, scope, text.commonWord, HITS_LIMIT)
  const isMore = hits === HITS_LIMIT || cases > COUNT_LIMIT
  return { total: Math.min(cases, COUNT_LIMIT), totalIsLowerBound: isMore }
}
