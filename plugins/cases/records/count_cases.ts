import type { Reading } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'

import type { ContentQuestion } from '#plugins/cases/list/element_conditions'
import type { ListQuery } from '#plugins/cases/list/list_filters'
import { askContent, type CaseQuery, hasColumnFilter } from '#plugins/cases/records/filter_cases'
import { countHits, type TextFilter } from '#plugins/cases/records/filter_by_text'
import { orderings } from '#plugins/cases/records/list_orderings'

/** Rows are counted up to here; beyond it the list says "more than". */
const COUNT_LIMIT = 10_000

/**
 * Where no index leads to the cases that are asked for, so many of the latest are looked through to
 * count them: a word takes microseconds a case, an element of the content a hundred times that.
 */
const LOOK_THROUGH = { words: 5_000, elements: 500 }

/** Hits of a common word that are counted; a case may have the word more than once. */
const HITS_LIMIT = COUNT_LIMIT * 1.2

export interface Counted {
  readonly total: number
  /** True when there are more than were counted. */
  readonly totalIsLowerBound: boolean
}

export interface Counting {
  readonly scope: Scope
  readonly query: ListQuery
  readonly questions: readonly ContentQuestion[]
  readonly text?: TextFilter
  readonly byColumns: () => CaseQuery
  readonly filtered: () => CaseQuery
}

/** Counts the cases of a list, as far as that is done in a few milliseconds. */
export async function countCases(trx: Reading, counting: Counting): Promise<Counted> {
  const { scope, questions, text, byColumns, filtered } = counting
  if (questions.length === 0 && !text?.isCommon) return countUpTo(trx, filtered(), COUNT_LIMIT)
  if (text?.commonWord && questions.length === 0 && !hasColumnFilter(counting.query)) {
    const { hits, cases } = await countHits(trx, scope, text.commonWord, HITS_LIMIT)
    const isMore = hits === HITS_LIMIT || cases > COUNT_LIMIT
    return { total: Math.min(cases, COUNT_LIMIT), totalIsLowerBound: isMore }
  }
  const most = questions.length > 0 ? LOOK_THROUGH.elements : LOOK_THROUGH.words
  const narrowed = byColumns()
  if (text && !text.isCommon) text.narrow(narrowed)
  const looked = narrowed.clone().orderByRaw(orderings.desc.case_no).limit(most)
  const found = trx.from(looked.select('id', 'revision').as('cases'))
  if (text?.isCommon) text.narrow(found)
  const [counted] = await askContent(found, questions).count('* as n')
  const { totalIsLowerBound } = await countUpTo(trx, narrowed, most)
  return { total: Number(counted.n), totalIsLowerBound }
}

async function countUpTo(trx: Reading, cases: CaseQuery, limit: number): Promise<Counted> {
  const some = cases.select('id').limit(limit + 1)
  const counted = await trx.from(some.as('some')).count('* as n').first()
  const total = Number(counted.n)
  return { total: Math.min(total, limit), totalIsLowerBound: total > limit }
}
