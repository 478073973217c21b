import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

import type { Reading } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'

import type { CaseCondition } from '#plugins/cases/contract'
import {
  isCommon,
  type IndexCondition,
  indexConditionOf,
} from '#plugins/cases/records/index_condition'
import { wordConditions } from '#plugins/cases/records/word_conditions'

type Query = DatabaseQueryBuilderContract

/** What leads to the cases that are asked for. */
export interface IndexConditions {
  /** Lists of the cases that have something, of what is rare if anything is. */
  lists(): Query[]
  /** Asks what has no list of its own. */
  checkOthers(cases: Query): void
  /** Asks everything of each case that is looked through. */
  check(cases: Query): void
  /** The condition, when there is only one. */
  readonly only?: IndexCondition
  /** Everything is common: no index leads to the few cases that have it all. */
  readonly areCommon: boolean
}

interface CaseSearch {
  readonly text?: string
  readonly conditions: readonly CaseCondition[]
  /** The words are looked for in the numbers of cases alone. */
  readonly isByNumber: boolean
}

/** What leads to the cases with some words and conditions; nothing when none are asked. */
export async function findIndexConditions(
  trx: Reading,
  scope: Scope,
  { text, conditions, isByNumber }: CaseSearch
): Promise<IndexConditions | undefined> {
  const words = text ? await wordConditions(trx, scope, text, isByNumber) : []
  const indexed = [...words, ...conditions.map((condition) => indexConditionOf(trx, condition))]
  if (indexed.length === 0) return undefined
  const rare: IndexCondition[] = []
  const common: IndexCondition[] = []
  for (const condition of indexed) {
    if (await isCommon(trx, condition)) common.push(condition)
    else rare.push(condition)
  }
  const areCommon = rare.length === 0
  const checkAll = (cases: Query, all: readonly IndexCondition[]) =>
    all.forEach((condition) => condition.check(cases))
  return {
    areCommon,
    only: indexed.length === 1 ? indexed[0] : undefined,
    lists: () => (areCommon ? common : rare).map((condition) => condition.hits()),
    checkOthers: (cases) => checkAll(cases, areCommon ? [] : common),
    check: (cases) => checkAll(cases, indexed),
  }
}
