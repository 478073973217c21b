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
  /** Leads from the words to the cases that have them all. */
  lead(cases: Query): void
  /** Reads the words of each case that is looked through. */
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
  const check = (cases: Query, checked: readonly string[]) => {
    for (const word of checked) cases.whereRaw('strpos(words, ?) > 0', [` ${word}`])
  }
  return {
    isCommon: words.length > 0 && rare.length === 0,
    commonWord: words.length === 1 ? common[0] : undefined,
    check: (cases) => check(cases, words),
    lead(cases) {
      if (words.length === 0) cases.whereRaw('false')
      const [leading, checked] = rare.length > 0 ? [rare, common] : [common, []]
      for (const word of leading) cases.whereIn('id', hitsOf(trx, scope, word))
      check(cases, checked)
    },
  }
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
