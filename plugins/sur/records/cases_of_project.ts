import type { Reading } from '#kernel/database/database'

import { knownCases } from '#plugins/cases/contract/views'

/** A case of the project, deleted or not. */
export interface KnownCase {
  readonly id: string
  readonly caseNo: string
  readonly version: number
  readonly status: string
  readonly removedAt: Date | null
}

/** The cases of the project in the order of their numbers. */
export async function selectCasesOfProject(trx: Reading): Promise<KnownCase[]> {
  return trx
    .from(knownCases)
    .orderBy('case_no')
    .orderBy('id')
    .select('id', 'case_no as caseNo', 'version', 'status', 'removed_at as removedAt')
}
