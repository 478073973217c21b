import type { Reading } from '#kernel/database/database'

import { knownCases } from '#plugins/cases/contract/views'

/** A deadline of a case that is open. */
export interface DueCase {
  readonly caseId: string
  readonly caseNo: string
  readonly status: string
  readonly ownerId: string | null
  readonly ownerName: string | null
  readonly destination: string
  readonly part: 'report' | 'complement'
  readonly rule: string
  readonly dayZero: string
  readonly due: string
}

interface Asked {
  /** Statuses of cases of which nothing is due any more. */
  readonly ended: readonly string[]
}

interface AskedDue extends Asked {
  readonly until: string
  readonly most: number
  /** One case alone. */
  readonly caseId?: string
}

/** Deadlines of open cases up to a day, the earliest first. */
export async function selectDue(
  trx: Reading,
  { ended, until, most, caseId }: AskedDue
): Promise<DueCase[]> {
  const open = trx
    .from('case_deadlines as deadlines')
    .join(`${knownCases} as cases`, 'cases.id', 'deadlines.case_id')
    .whereNull('cases.removed_at')
    .whereNotIn('cases.status', [...ended])
    .whereNotNull('due')
    .where('due', '<=', until)
    .orderBy('due')
    .orderBy('case_id')
    .limit(most)
    .select('case_id as caseId', 'case_no as caseNo', 'status', 'destination', 'part')
    .select('rule', 'day_zero as dayZero', 'due')
    .select('owner_id as ownerId', 'owner_name as ownerName')
  return caseId === undefined ? open : open.where('case_id', caseId)
}

/** On which day cases are due first, and whether that cannot be said somewhere. */
export async function selectFirstDue(
  trx: Reading,
  caseIds: readonly string[]
): Promise<{ caseId: string; due: string | null; isUnsayable: boolean }[]> {
  return trx
    .from('case_due')
    .join(`${knownCases} as cases`, 'cases.id', 'case_due.case_id')
    .whereIn('case_id', [...caseIds])
    .select('case_id as caseId', 'due', 'is_unsayable as isUnsayable')
}

/** How many open cases are overdue, and how many have a due date that cannot be said. */
export async function countDue(
  trx: Reading,
  { ended, today }: Asked & { readonly today: string }
): Promise<{ overdue: number; unsayable: number }> {
  const [row] = await trx
    .from('case_due')
    .join(`${knownCases} as cases`, 'cases.id', 'case_due.case_id')
    .whereNull('cases.removed_at')
    .whereNotIn('cases.status', [...ended])
    .select(trx.raw('count(*) filter (where due < ?) as overdue', [today]))
    .select(trx.raw('count(*) filter (where is_unsayable) as unsayable'))
  return { overdue: Number(row.overdue), unsayable: Number(row.unsayable) }
}

/** Ids of all cases of the project at hand. */
export async function selectCaseIds(trx: Reading): Promise<string[]> {
  const rows = await trx.from('case_due').orderBy('case_id').select('case_id')
  return rows.map((row) => row.case_id as string)
}
