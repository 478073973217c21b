import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'

import type { Reading } from '#kernel/database/database'
import type { Scope } from '#kernel/tenancy/scope'

import type { CaseCondition } from '#plugins/cases/contract'
import { isCommon, type Lead, leadOf } from '#plugins/cases/records/lead'
import { wordLeads } from '#plugins/cases/records/word_leads'

type Query = DatabaseQueryBuilderContract

/** What leads to the cases that are asked for. */
export interface Leads {
  /** Lists of the cases that have something, of what is rare if anything is. */
  lists(): Query[]
  /** Asks what has no list of its own. */
  checkOthers(cases: Query): void
  /** Asks everything of each case that is looked through. */
  check(cases: Query): void
  /** The lead, when there is only one. */
  readonly only?: Lead
  /** Everything is common: no index leads to the few cases that have it all. */
  readonly areCommon: boolean
}

interface Sought {
  readonly text?: string
  readonly conditions: readonly CaseCondition[]
  /** The words are looked for in the numbers of cases alone. */
  readonly isByNumber: boolean
}

/** What leads to the cases with some words and conditions; nothing when none are asked. */
export async function findLeads(
  trx: Reading,
  scope: Scope,
  { text, conditions, isByNumber }: Sought
): Promise<Leads | undefined> {
  const words = text ? await wordLeads(trx, scope, text, isByNumber) : []
  const leads = [...words, ...conditions.map((condition) => leadOf(trx, condition))]
  if (leads.length === 0) return undefined
  const rare: Lead[] = []
  const common: Lead[] = []
  for (const lead of leads) {
    if (await isCommon(trx, lead)) common.push(lead)
    else rare.push(lead)
  }
  const areCommon = rare.length === 0
  const checkAll = (cases: Query, all: readonly Lead[]) => all.forEach((lead) => lead.check(cases))
  return {
    areCommon,
    only: leads.length === 1 ? leads[0] : undefined,
    lists: () => (areCommon ? common : rare).map((lead) => lead.hits()),
    checkOthers: (cases) => checkAll(cases, areCommon ? [] : common),
    check: (cases) => checkAll(cases, leads),
  }
}
