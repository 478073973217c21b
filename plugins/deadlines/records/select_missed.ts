import type { Reading } from '#kernel/database/database'

/** A deadline that passed while the case was open. */
interface MissedDeadline {
  readonly destination: string
  readonly part: string
  readonly rule: string
  readonly dayZero: string
  readonly due: string
}

/** Those of a case, the earliest first. */
export async function selectMissed(trx: Reading, caseId: string): Promise<MissedDeadline[]> {
  return trx
    .from('missed_deadlines')
    .where({ case_id: caseId })
    .orderBy('due')
    .orderBy('destination')
    .select('destination', 'part', 'rule', 'day_zero as dayZero', 'due')
}
