import type { Change } from '#kernel/changes/change'
import type { Scope } from '#kernel/tenancy/scope'

import type { FrozenCopy } from '#plugins/cases/contract'

/** Keeps the bytes of a message that left the house, with the revision that it was made from. */
export async function freezeMessage(change: Change, scope: Scope, copy: FrozenCopy): Promise<void> {
  const { revision, purpose, message } = copy
  change.note('message', undefined, { revision, purpose, sha256: message.sha256 })
  await change.trx.table('case_frozen_copies').insert({
    company_id: scope.companyId,
    project_id: scope.projectId,
    environment: scope.environment,
    case_id: copy.caseId,
    revision,
    purpose,
    message_sha256: message.sha256,
    // The driver writes a Buffer as bytes, a plain array as an array.
    message_deflated: Buffer.from(message.deflated),
  })
}
