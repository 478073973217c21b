import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentActor, currentScope } from '#kernel/tenancy/actor'

type Claim =
  | { readonly isAnswered: true; readonly answer: unknown }
  | { readonly isAnswered: false; keep(answer: unknown): Promise<void> }

/** How long a key and its answer count, as PostgreSQL writes it. */
export const KEPT_FOR = '1 day'

/** Longer keys are no keys. */
const LONGEST_KEY = 200

/**
 * Takes a key for this transaction, or finds the answer that was kept under it. Waits while
 * another transaction holds the key; refuses with 3000 when it was used for another request.
 */
export async function claimKey(
  trx: TransactionClientContract,
  key: string,
  requestHash: string
): Promise<Claim> {
  if (key.length > LONGEST_KEY) throw new kernelErrors.E_PARAMETER()
  const actor = currentActor().userId ?? 'system'
  const { companyId, projectId, environment } = currentScope()
  const claimed = await trx.rawQuery(claim, {
    company: companyId,
    project: projectId,
    environment,
    actor,
    key,
    requestHash,
  })
  const own = () => trx.from('idempotency_keys').where({ actor, key })
  if (claimed.rows.length === 0) {
    const found = await own().select('request_hash', 'answer').first()
    if (found?.request_hash !== requestHash) throw new kernelErrors.E_NO_REPEAT_SUBMIT()
    return { isAnswered: true, answer: found.answer }
  }
  return {
    isAnswered: false,
    async keep(answer) {
      await own().update({ answer: JSON.stringify(answer ?? null) })
    },
  }
}

/** A key of before that counts no more, so that it does not matter when it is removed. */
const claim = `insert into idempotency_keys
  (company_id, project_id, environment, actor, key, request_hash)
  values (:company, :project, :environment, :actor, :key, :requestHash)
  on conflict (project_id, environment, actor, key) do update
    set request_hash = excluded.request_hash, answer = null, created_at = now()
    where idempotency_keys.created_at < now() - interval '${KEPT_FOR}'
  returning key`
