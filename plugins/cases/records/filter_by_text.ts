import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

import type { Reading } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'

import { wordsOf } from '#plugins/cases/records/search_words'

/** A word with more hits than this is common. */
const FEW = 2_000

/** Sorts after every character that a word may hold. */
const AFTER_ALL = '\u{10FFFF}'

/** What somebody typed, ready to narrow a list of cases. */
export interface TextFilter {
  narrow(cases: DatabaseQueryBuilderContract): void
  /** The word, when there is only one and it is common. */
  readonly commonWord?: string
  /** Every word is common: no index leads to the few cases that have them all. */
  readonly isCommon: boolean
}

/**
 * Makes the filter for what somebody typed: every word of it must begin a word of the case
 * (number, identifiers, subject, products, reactions). Rare words lead from the words to the
 * cases; common ones are asked of case after case, in the order of the list, until the page is
 * full. So both stay fast on a million cases.
 */
export async function filterByText(trx: Reading, scope: Scope, said: string): Promise<TextFilter> {
  const words = wordsOf(said)
  const rare: string[] = []
  const common: string[] = []
  for (const word of words) {
    const { hits } = await countHits(trx, scope, word, FEW + 1)
    if (hits > FEW) common.push(word)
    else rare.push(word)
  }
  return {
    isCommon: words.length > 0 && rare.length === 0,
    commonWord: words.length === 1 ? common[0] : undefined,
    narrow(cases) {
      if (words.length === 0) cases.whereRaw('false')
      for (const word of rare) cases.whereIn('id', hitsOf(trx, scope, word))
      for (const word of common) cases.whereRaw(hasWord, [word, word + AFTER_ALL])
    },
  }
}

/** The limit keeps the planner from joining all words to all cases. */
const hasWord = `(select true from case_words where case_words.case_id = cases.id
  and case_words.word >= ? and case_words.word < ? limit 1)`

/** How often a word occurs and in how many cases, looking at so many hits at most. */
export async function countHits(
  trx: Reading,
  scope: Scope,
  word: string,
  most: number
): Promise<{ hits: number; cases: number }> {
  const hits = hitsOf(trx, scope, word).limit(most)
  const counted = await trx
    .from(hits.as('hits'))
    .count('* as hits')
    .countDistinct('case_id as cases')
    .first()
  return { hits: Number(counted.hits), cases: Number(counted.cases) }
}

function hitsOf(trx: Reading, scope: Scope, word: string): DatabaseQueryBuilderContract {
  return trx
    .from('case_words')
    .where({ project_id: scope.projectId, environment: scope.environment })
    .where('word', '>=', word)
    .where('word', '<', word + AFTER_ALL)
    .select('case_id')
}
