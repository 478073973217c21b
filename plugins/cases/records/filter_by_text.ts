import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

import type { Reading } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'

import { caseNumber } from '#plugins/cases/numbering/case_coding'
import { readCaseCoding } from '#plugins/cases/records/case_coding_rows'
import { wordsOf } from '#plugins/cases/records/search_words'

/** A word with more hits than this is common. */
const FEW = 2_000

/** Sorts after every character that a word may hold. */
const AFTER_ALL = '\u{10FFFF}'

/** A number that may be the running part of a case number. */
const SERIAL = /^\d{1,9}$/

type Query = DatabaseQueryBuilderContract

/** A word that a word of the case must begin with, or the whole number of the case. */
export interface SearchWord {
  readonly beginning: string
  /** The case that a bare number names by its running part: `000003` names `PH302-000003`. */
  readonly caseNo?: string
}

/** What somebody typed, ready to narrow a list of cases. */
export interface TextFilter {
  /** Lists of the cases that have a word, of the rare ones if there are any. */
  lists(): Query[]
  /** Reads the words that have no list of their own. */
  checkOthers(cases: Query): void
  /** Reads all words of each case that is looked through. */
  check(cases: Query): void
  /** The word, when there is only one and it is common. */
  readonly commonWord?: SearchWord
  /** Every word is common: no index leads to the few cases that have them all. */
  readonly isCommon: boolean
}

/**
 * Makes the filter for what somebody typed: every word of it must begin a word of the case
 * (number, identifiers, subject, products, reactions); a bare number also finds the case of that
 * running number.
 */
export async function filterByText(trx: Reading, scope: Scope, said: string): Promise<TextFilter> {
  const words = await searchWords(trx, scope, wordsOf(said))
  const rare: SearchWord[] = []
  const common: SearchWord[] = []
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

async function searchWords(
  trx: Reading,
  scope: Scope,
  words: readonly string[]
): Promise<SearchWord[]> {
  if (!words.some((word) => SERIAL.test(word))) return words.map((beginning) => ({ beginning }))
  const coding = await readCaseCoding(trx, scope)
  return words.map((beginning) =>
    SERIAL.test(beginning)
      ? { beginning, caseNo: caseNumber(coding, Number(beginning)) }
      : { beginning }
  )
}

function checkWords(cases: Query, words: readonly SearchWord[]) {
  for (const { beginning, caseNo } of words) {
    cases.where((either) => {
      either.whereRaw('strpos(words, ?) > 0', [` ${beginning}`])
      if (caseNo) either.orWhere('case_no', caseNo)
    })
  }
}

/** How often a word occurs and in how many cases, looking at so many hits at most. */
export async function countHits(
  trx: Reading,
  scope: Scope,
  word: SearchWord,
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

function hitsOf(trx: Reading, scope: Scope, { beginning, caseNo }: SearchWord): Query {
  const hits = () =>
    trx
      .from('case_words')
      .where({ project_id: scope.projectId, environment: scope.environment })
      .select('case_id')
  const begun = hits()
    .where('word', '>=', beginning)
    .where('word', '<', beginning + AFTER_ALL)
  const [named] = caseNo ? wordsOf(caseNo) : []
  if (!named) return begun
  // Each half by itself is a short way through the index; one condition of both would not be.
  return trx.from(begun.union(hits().where({ word: named })).as('hits')).select('case_id')
}
