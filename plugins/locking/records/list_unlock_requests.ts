import type { Reading } from '#kernel/database/database'

import { knownCases } from '#plugins/cases/contract/views'
import type { RequestStatus } from '#plugins/locking/contract/unlock_request'

/** A request as lists tell it. */
export interface ListedRequest {
  readonly id: string
  readonly caseId: string
  readonly caseNo: string
  /** Version and revision that the case had when it was asked for. */
  readonly caseVersion: number
  readonly caseRevision: number
  readonly status: RequestStatus
  readonly reason: string
  readonly askerId: string
  readonly askerName: string
  readonly askedAt: Date
  /** Key of the node at which the case went on; null of one that is not approved. */
  readonly node: string | null
  readonly answer: string | null
  readonly deciderName: string | null
  readonly decidedAt: Date | null
}

/** By what requests are ordered. */
export const sorted = {
  askedAt: 'asked_at',
  caseNo: 'case_no',
  status: 'unlock_requests.status',
} as const

/** Which requests are asked for. */
export interface AskedRequests {
  readonly status?: RequestStatus
  /** Beginning of the number of a case. */
  readonly caseNo?: string
  readonly sort?: keyof typeof sorted
  readonly order?: 'asc' | 'desc'
}

/** Who looks: all requests are seen by who decides, by others their own. */
export interface Looker {
  readonly userId: string | null
  readonly mayDecide: boolean
}

function seenBy(trx: Reading, { userId, mayDecide }: Looker) {
  const rows = trx
    .from('unlock_requests')
    .join(`${knownCases} as cases`, 'cases.id', 'unlock_requests.case_id')
  return mayDecide ? rows : rows.where('asker_id', userId!)
}

/** A page of those that somebody sees, and how many fit. */
export async function listRequests(
  trx: Reading,
  looker: Looker,
  asked: AskedRequests,
  part: { readonly from: number; readonly count: number }
): Promise<{ rows: ListedRequest[]; total: number }> {
  const fitting = () => {
    const rows = seenBy(trx, looker)
    const { status, caseNo } = asked
    if (status) void rows.where('unlock_requests.status', status)
    if (caseNo) void rows.whereRaw('starts_with(lower(case_no), lower(?))', [caseNo])
    return rows
  }
  const rows = await fitting()
    .select('unlock_requests.id', 'case_id as caseId', 'case_no as caseNo')
    .select('case_version as caseVersion', 'case_revision as caseRevision')
    .select('unlock_requests.status', 'reason', 'asker_id as askerId', 'asker_name as askerName')
    .select('asked_at as askedAt', 'node', 'answer', 'decider_name as deciderName')
    .select('decided_at as decidedAt')
    .orderBy(sorted[asked.sort ?? 'askedAt'], asked.order ?? 'desc')
    .orderBy('unlock_requests.id', 'desc')
    .offset(part.from)
    .limit(part.count)
  const [{ n }] = await fitting().count('* as n')
  return { rows: rows as ListedRequest[], total: Number(n) }
}

/** How many wait for somebody else to decide them. */
export async function countToDecide(trx: Reading, userId: string | null): Promise<number> {
  const [{ n }] = await trx
    .from('unlock_requests')
    .where({ status: 'waiting' })
    .whereNot({ asker_id: userId! })
    .count('* as n')
  return Number(n)
}

/** The request that waits for a case, whoever asked; null for none. */
export async function findWaiting(
  trx: Reading,
  caseId: string
): Promise<Pick<ListedRequest, 'id' | 'askerId' | 'askerName' | 'askedAt' | 'reason'> | null> {
  return trx
    .from('unlock_requests')
    .where({ case_id: caseId, status: 'waiting' })
    .select('id', 'asker_id as askerId', 'asker_name as askerName', 'asked_at as askedAt', 'reason')
    .first()
}
