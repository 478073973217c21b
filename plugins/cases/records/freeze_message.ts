import type { Change } from '#kernel/changes/change'
import { prepared } from '#kernel/database/prepared'
import type { Scope } from '#kernel/tenancy/scope'

import type { FrozenCopy } from '#plugins/cases/contract'
import { refuseDeleted } from '#plugins/cases/records/case_rows'

const insert = `insert into case_frozen_copies
  (company_id, project_id, environment, case_id, revision, purpose, message_sha256, message_deflated)
  values (?, ?, ?, ?, ?, ?, ?, ?) returning id`

/** Held until the copy is there: whoever deletes the case meanwhile waits, and sees it. */
const hold = `select removed_at from cases where id = ? for key share`

async function refuseDeletedCase({ trx }: Change, caseId: string): Promise<void> {
  const { rows } = await prepared(trx, 'hold_case', hold, [caseId])
  if (rows[0]) refuseDeleted(rows[0])
}

/**
 * Keeps the bytes of a message that left the house, with the revision that it was made from. Refuses
 * with 2602 that of a deleted case.
 * @returns id of the copy
 */
export async function freezeMessage(
  change: Change,
  scope: Scope,
  copy: FrozenCopy
): Promise<string> {
  const { revision, purpose, message } = copy
  await refuseDeletedCase(change, copy.caseId)
  change.note('message', undefined, { revision, purpose, sha256: message.sha256 })
  const { rows } = await prepared(change.trx, 'freeze_message', insert, [
    scope.companyId,
    scope.projectId,
    scope.environment,
    copy.caseId,
    revision,
    purpose,
    message.sha256,
    // The driver writes a Buffer as bytes, a plain array as an array.
    Buffer.from(message.deflated),
  ])
  return rows[0].id
}
