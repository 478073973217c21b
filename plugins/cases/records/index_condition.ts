import type { DatabaseQueryBuilderContract, StrictValues } from '@adonisjs/lucid/types/querybuilder'

import type { Reading } from '#kernel/database/database'

import type { CaseCondition, RowCondition } from '#plugins/cases/contract'
import { type Counted, COUNT_LIMIT } from '#plugins/cases/records/count_cases'

type Query = DatabaseQueryBuilderContract

/** Something that few or many cases have: a word, or what a plugin asks. */
export interface IndexCondition {
  /** Lists the cases that have it, by an index; the same may come more than once. */
  hits(): Query
  /** Asks it of each case that is looked through. */
  check(cases: Query): void
  /** With more hits it is common: looking through cases comes sooner to those that have it. */
  readonly few: number
}

/** What a plugin asks is common beyond so many hits: looking it up in a case takes some microseconds. */
const FEW = 5_000

/** Hits that are counted; a case may have several of the same. */
const HITS_LIMIT = COUNT_LIMIT * 1.2

/**
 * What a plugin asks, as a condition that an index answers.
 * @param condition its table and its SQL come from the code of the plugin, never from a request
 */
export function indexConditionOf(
  trx: Reading,
  { table, ofAll, ofOne }: CaseCondition
): IndexCondition {
  // An offset keeps the planner from going through all rows that fit, of whatever case.
  const ofCase = [
    'exists (select from',
    table,
    'where case_id = cases.id and',
    ofOne.sql,
    'offset 0)',
  ]
  return {
    few: FEW,
    hits: () => trx.from(table).whereRaw(ofAll.sql, values(ofAll)).select('case_id'),
    check: (cases) => void cases.whereRaw(ofCase.join(' '), values(ofOne)),
  }
}

const values = ({ bindings }: RowCondition) => [...bindings] as StrictValues[]

/** Whether an index leads to more cases than one would fetch one by one. */
export async function isCommon(trx: Reading, condition: IndexCondition): Promise<boolean> {
  return (await countHits(trx, condition, condition.few + 1)).hits > condition.few
}

/** Counts the cases of a condition by its index, which is faster than looking at cases, and goes further. */
export async function countByIndex(trx: Reading, condition: IndexCondition): Promise<Counted> {
  const { hits, cases } = await countHits(trx, condition, HITS_LIMIT)
  const isMore = hits === HITS_LIMIT || cases > COUNT_LIMIT
  return { total: Math.min(cases, COUNT_LIMIT), totalIsLowerBound: isMore }
}

/** How many hits there are and in how many cases, looking at so many hits at most. */
async function countHits(
  trx: Reading,
  condition: IndexCondition,
  most: number
): Promise<{ hits: number; cases: number }> {
  const counted = await trx
    .from(condition.hits().limit(most).as('hits'))
    .count('* as hits')
    .countDistinct('case_id as cases')
    .first()
  return { hits: Number(counted.hits), cases: Number(counted.cases) }
}
