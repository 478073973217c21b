import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

import type { Reading } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'

import { wordsOf } from '#plugins/cases/records/search_words'

/** A word with more hits than this is common. */
const FEW = 2_000

/** Sorts after every character that a word may hold. */
const AFTER_ALL = '\u{10FFFF}'

type Query = DatabaseQueryBuilderContract

/** What somebody typed, ready to narrow a list of cases. */
export interface TextFilter {
  /** Lists of the cases that have a word, of the rare ones if there are any. */
  lists(): Query[]
  /** Reads the words that have no list of their own. */
  checkOthers(cases: Query): void
  /** Reads all words of each case that is looked through. */
  check(cases: Query): void
  /** The word, when there is only one and it is common. */
  readonly commonWord?: string
  /** Every word is common: no index leads to the few cases that have them all. */
  readonly isCommon: boolean
}

/**
 * Makes the filter for what somebody typed: every word of it must begin a word of the case
 * (number, identifiers, subject, products, reactions).
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
  const isCommon = rare.length === 0
  return {
    isCommon: isCommon && common.length > 0,
    commonWord: words.length === 1 ? common[0] : undefined,
    lists: () => (isCommon ? common : rare).map((word) => hitsOf(trx, scope, word)),
    checkOthers: (cases) => checkWords(cases, isCommon ? [] : common),
    check: (cases) => checkWords(cases, words),
  }
}

function checkWords(cases: Query, words: readonly string[]) {
  for (const word of words) cases.whereRaw('strpos(words, ?) > 0', [` ${word}`])
}

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

function hitsOf(trx: Reading, scope: Scope, word: string): Query {
  return trx
    .from('case_words')
    .where({ project_id: scope.projectId, environment: scope.environment })
    .where('word', '>=', word)
    .where('word', '<', word + AFTER_ALL)
    .select('case_id')
}
