import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'

import type { Change } from '#kernel/changes/change'
import type { Scope } from '#kernel/tenancy/scope'

import type { FrozenCopy } from '#plugins/cases/contract'

const deflate = promisify(deflateRaw)

/** Messages are mostly tags: already this level leaves an eighth of them. */
const LEVEL = 3

/**
 * Keeps the bytes of a message that left the house, with the revision that it was made from. They
 * are kept deflated (RFC 1951) under the hash of the message itself.
 */
export async function freezeMessage(change: Change, scope: Scope, copy: FrozenCopy): Promise<void> {
  const sha256 = createHash('sha256').update(copy.message).digest('hex')
  change.note('message', undefined, { revision: copy.revision, purpose: copy.purpose, sha256 })
  await change.trx.table('case_frozen_copies').insert({
    company_id: scope.companyId,
    project_id: scope.projectId,
    environment: scope.environment,
    case_id: copy.caseId,
    revision: copy.revision,
    purpose: copy.purpose,
    message_sha256: sha256,
    message_deflated: await deflate(copy.message, { level: LEVEL }),
  })
}
