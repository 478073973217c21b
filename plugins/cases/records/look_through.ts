import type { Reading } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'

import type { ContentQuestion } from '#plugins/cases/list/element_conditions'
import type { ListQuery } from '#plugins/cases/list/list_filters'
import { COUNT_LIMIT, type Counted, countUpTo } from '#plugins/cases/records/count_cases'
import { askContent, type CaseQuery, hasColumnFilter } from '#plugins/cases/records/filter_cases'
import { countHits, type TextFilter } from '#plugins/cases/records/filter_by_text'

/**
 * So many of the first cases of the list are looked through: reading the words of a case takes a
 * microsecond, an element of its content a hundred times that.
 */
const MOST = { words: 5_000, elements: 500 }

/** Hits of a common word that are counted; a case may have the word more than once. */
const HITS_LIMIT = COUNT_LIMIT * 1.2

export interface Looking {
  readonly trx: Reading
  readonly scope: Scope
  readonly query: ListQuery
  readonly questions: readonly ContentQuestion[]
  readonly text?: TextFilter
  readonly ordering: string
  readonly byColumns: () => CaseQuery
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
  const { trx, questions, text, ordering, byColumns } = looking
  if (questions.length === 0 && !text?.isCommon) return undefined
  const most = questions.length > 0 ? MOST.elements : MOST.words
  const narrowed = () => {
    const cases = byColumns()
    if (text && !text.isCommon) text.lead(cases)
    return cases
  }
  const found = () => {
    const first = narrowed().select('*').orderByRaw(ordering).limit(most)
    const cases = trx.from(first.as('cases'))
    if (text?.isCommon) text.check(cases)
    return askContent(cases, questions)
  }
  const [{ n }] = await found().count('* as n')
  const { totalIsLowerBound } = await countUpTo(trx, narrowed(), most)
  return {
    found,
    counted: (await countCommonWord(looking)) ?? { total: Number(n), totalIsLowerBound },
    holds: (count) => Number(n) >= count || !totalIsLowerBound,
  }
}

/** The index on words counts a single one of them faster, and further. */
async function countCommonWord(looking: Looking): Promise<Counted | undefined> {
  const { trx, scope, query, questions, text } = looking
  if (!text?.commonWord || questions.length > 0 || hasColumnFilter(query)) return undefined
  const { hits, cases } = await countHits(trx, scope, text.commonWord, HITS_LIMIT)
  const isMore = hits === HITS_LIMIT || cases > COUNT_LIMIT
  return { total: Math.min(cases, COUNT_LIMIT), totalIsLowerBound: isMore }
}
