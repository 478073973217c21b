import type { Change } from '#kernel/changes/change'
import { prepared } from '#kernel/database/prepared'
import type { Scope } from '#kernel/tenancy/scope'

import type { FrozenCopy } from '#plugins/cases/contract'

const insert = `insert into case_frozen_copies
  (company_id, project_id, environment, case_id, revision, purpose, message_sha256, message_deflated)
  values (?, ?, ?, ?, ?, ?, ?, ?)`

/** Keeps the bytes of a message that left the house, with the revision that it was made from. */
export async function freezeMessage(change: Change, scope: Scope, copy: FrozenCopy): Promise<void> {
  const { revision, purpose, message } = copy
  change.note('message', undefined, { revision, purpose, sha256: message.sha256 })
  await prepared(change.trx, 'freeze_message', insert, [
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
}
