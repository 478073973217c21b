import type { Change } from '#kernel/changes/change'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

import type { StepToWrite } from '#plugins/gateway/contract/steps'
import { renewStatus } from '#plugins/gateway/records/declare_status'
import { columnsOf } from '#plugins/gateway/records/stored_steps'

/** A submission that begins. */
export interface NewSubmission {
  readonly id: string
  readonly caseId: string
  readonly caseNo: string
  readonly version: number
  readonly versionKind: string
  readonly caseRevision: number
  readonly destinationId: string
  readonly authority: string
  readonly frozenId: string
  readonly batchNumber: string
  readonly messageNumber: string
  readonly messageId: string
  readonly fileName: string
  readonly size: number
  readonly messageSha: string
  readonly isPortal: boolean
  readonly due: string | null
}

/** Unique indexes by which a number or a name of a file is refused that is taken already. */
const taken = ['submissions_batch_number', 'submissions_file_name']

/** Whether an error says that a number or a name is taken. */
export function isTaken(error: unknown): boolean {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : null
  return taken.includes(String(constraint))
}

/** Writes a submission with its first step, in the change whose act is about it. */
export async function addSubmission(
  change: Change,
  submission: NewSubmission,
  first: StepToWrite
): Promise<void> {
  const { trx } = change
  const { companyId, projectId, environment } = currentScope()
  const { id, caseId, caseNo, version, versionKind, caseRevision, destinationId } = submission
  const { authority, frozenId, batchNumber, messageNumber, messageId, fileName } = submission
  const { size, messageSha, isPortal, due } = submission
  const state = isPortal ? 'portal' : 'queued'
  await trx.table('submissions').insert({
    ...{ id, company_id: companyId, project_id: projectId, environment, case_id: caseId },
    ...{ case_no: caseNo, version, version_kind: versionKind, case_revision: caseRevision },
    ...{ destination_id: destinationId, authority, frozen_id: frozenId },
    ...{ batch_number: batchNumber, message_number: messageNumber, message_id: messageId },
    ...{ file_name: fileName, size, message_sha: messageSha, is_portal: isPortal, due, state },
    made_by: currentActor().name,
  })
  await trx.table('submission_steps').insert(columnsOf(id, 1, first))
  change.note('state', undefined, state)
  change.note('batchNumber', undefined, batchNumber)
  await renewStatus(trx, caseId)
}
