import type { Change } from '#kernel/changes/change'
import type { Scope } from '#kernel/tenancy/scope'

import type { ChosenNumber } from '#plugins/cases/contract'
import { caseErrors } from '#plugins/cases/errors'
import { moveCaseCounter } from '#plugins/cases/records/case_counter'
import { numberRules } from '#plugins/cases/numbering/number_rules'

const taken = numberRules.find(({ id }) => id === 'CASENO-04')!

/** The number of a new case; without one the next is taken. */
export interface SettledNumber {
  readonly caseNo?: string
  /** The case that had it before. */
  readonly repeatOf?: string
}

/**
 * Looks whether a chosen number is free, while nobody else can take one (CASENO-04).
 * Refuses with 2501 one that is taken when nobody said what to do then.
 */
export async function settleCaseNumber(
  change: Change,
  scope: Scope,
  { caseNo, whenTaken }: ChosenNumber
): Promise<SettledNumber> {
  await moveCaseCounter(change, scope, 0)
  const found = await change.trx
    .from('cases')
    .where({ project_id: scope.projectId, environment: scope.environment, case_no: caseNo })
    .whereNull('repeat_of')
    .select('id')
    .first()
  if (!found) return { caseNo }
  if (whenTaken === 'next') return {}
  if (whenTaken === 'repeat') return { caseNo, repeatOf: found.id }
  const { id: rule, message: detail } = taken
  throw new caseErrors.E_CASE_NUMBER({ detail, rule, reason: 'duplicateNumber' })
}
