import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

import type { Reading } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'

import { caseNumber } from '#plugins/cases/numbering/case_numbering'
import { readCaseNumbering } from '#plugins/cases/records/case_numbering_rows'
import { casesOf } from '#plugins/cases/records/filter_cases'
import type { IndexCondition } from '#plugins/cases/records/index_condition'
import { wordsOf } from '#plugins/cases/records/search_words'

/** A word is common beyond so many hits: reading the words of a case takes a microsecond. */
const FEW = 2_000

/** Sorts after every character that a word may hold. */
const AFTER_ALL = '\u{10FFFF}'

/** A number that may be the running part of a case number. */
const SERIAL = /^\d{1,9}$/

type Query = DatabaseQueryBuilderContract

/** What every word of a number leads to by itself, common or not, since no index has its words. */
const NEVER_FEW = 0

/** A word that a word of the case must begin with, or the whole number of the case. */
interface SearchWord {
  readonly beginning: string
  /** The case that a bare number names by its running part: `000003` names `PH302-000003`. */
  readonly caseNo?: string
}

/**
 * What leads to the cases with what somebody typed: every word of it must begin a word of the case
 * (number, identifiers, subject, products, reactions); a bare number also finds the case of that
 * running number. Signs alone lead nowhere.
 * @param isByNumber the words are looked for in the number of the case alone
 */
export async function wordConditions(
  trx: Reading,
  scope: Scope,
  text: string,
  isByNumber: boolean
): Promise<IndexCondition[]> {
  const words = await searchWords(trx, scope, wordsOf(text))
  if (words.length === 0) return [nowhere(trx)]
  if (isByNumber) return words.map((word) => numberCondition(trx, scope, word))
  return words.map((word) => ({
    few: FEW,
    hits: () => hitsOf(trx, scope, word),
    check: (cases) => checkWord(cases, word),
  }))
}

function nowhere(trx: Reading): IndexCondition {
  return {
    few: FEW,
    hits: () => trx.from('cases').whereRaw('false').select('id as case_id'),
    check: (cases) => void cases.whereRaw('false'),
  }
}

async function searchWords(
  trx: Reading,
  scope: Scope,
  words: readonly string[]
): Promise<SearchWord[]> {
  if (!words.some((word) => SERIAL.test(word))) return words.map((beginning) => ({ beginning }))
  const numbering = await readCaseNumbering(trx, scope)
  return words.map((beginning) =>
    SERIAL.test(beginning)
      ? { beginning, caseNo: caseNumber(numbering, Number(beginning)) }
      : { beginning }
  )
}

function numberCondition(
  trx: Reading,
  scope: Scope,
  { beginning, caseNo }: SearchWord
): IndexCondition {
  const check = (cases: Query) =>
    cases.where((either) => {
      either.whereRaw('starts_with(lower(case_no), ?)', [beginning])
      if (caseNo) either.orWhere('case_no', caseNo)
    })
  return {
    few: NEVER_FEW,
    hits: () => check(casesOf(trx, scope)).select('id as case_id'),
    check,
  }
}

function checkWord(cases: Query, { beginning, caseNo }: SearchWord) {
  cases.where((either) => {
    either.whereRaw('strpos(words, ?) > 0', [` ${beginning}`])
    if (caseNo) either.orWhere('case_no', caseNo)
  })
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
