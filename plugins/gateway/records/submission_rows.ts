import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import { uuidOrNil } from '#kernel/http/is_uuid'

import type { SubmissionState } from '#plugins/gateway/contract/submission'

/** A submission as it is kept. */
export interface SubmissionRow {
  readonly id: string
  readonly caseId: string
  readonly caseNo: string
  readonly version: number
  readonly versionKind: string
  readonly caseRevision: number
  readonly destinationId: string
  readonly batchNumber: string
  readonly messageNumber: string
  readonly messageId: string
  readonly fileName: string
  readonly size: number
  readonly messageSha: string
  readonly mic: string | null
  readonly packedSha: string | null
  readonly packedHeaders: Readonly<Record<string, string>> | null
  readonly state: SubmissionState
  readonly isPortal: boolean
  readonly nextTry: Date | null
  /** yyyy-MM-dd */
  readonly due: string | null
  /** yyyy-MM-dd */
  readonly submittedOn: string | null
  readonly createdAt: Date
  readonly revision: number
}

/** Submissions that the transaction sees. */
export function selectSubmissions(trx: TransactionClientContract) {
  return trx
    .from('submissions')
    .select('id', 'case_id as caseId', 'case_no as caseNo', 'version')
    .select('version_kind as versionKind', 'case_revision as caseRevision')
    .select('destination_id as destinationId', 'batch_number as batchNumber')
    .select('message_number as messageNumber', 'message_id as messageId')
    .select('file_name as fileName', 'size', 'message_sha as messageSha', 'mic')
    .select('packed_sha as packedSha', 'packed_headers as packedHeaders', 'state')
    .select('is_portal as isPortal', 'next_try as nextTry', 'created_at as createdAt', 'revision')
    .select(trx.raw(`to_char(due, 'YYYY-MM-DD') as due`))
    .select(trx.raw(`to_char(submitted_on, 'YYYY-MM-DD') as "submittedOn"`))
}

/** The submission, or null when the scope has none with that id. */
export async function findSubmission(
  trx: TransactionClientContract,
  id: string
): Promise<SubmissionRow | null> {
  return selectSubmissions(trx)
    .where({ id: uuidOrNil(id) })
    .first()
}

/** The same, which nobody else changes before the change is over. */
export async function lockSubmission(
  { trx }: Pick<Change, 'trx'>,
  id: string
): Promise<SubmissionRow | null> {
  return selectSubmissions(trx)
    .where({ id: uuidOrNil(id) })
    .forUpdate()
    .first()
}
