import type { Change } from '#kernel/changes/change'
import type { Act } from '#kernel/changes/change'
import type { Changes } from '#kernel/changes/changes'
import { claimKey } from '#kernel/http/idempotency/claim_key'
import { sha256OfJson } from '#kernel/http/idempotency/request_hash'

/** A request that may come twice: the key the client made for it, and what it asks for. */
export interface RepeatableRequest {
  /** Header Idempotency-Key; without one the act is simply done. */
  readonly key: string | undefined
  /** What is asked for, as plain JSON; the same key with another request is refused (3000). */
  readonly request: unknown
}

/**
 * Records an act that is done once however often its request comes: answer and act are kept in one
 * transaction, and a repeated request gets the first answer with nothing written. A second request
 * that comes while the first is at work waits for it.
 * @returns what the work returned; plain JSON, because it is kept for a day
 */
export async function answerOnce<Answer>(
  changes: Changes,
  act: Act,
  { key, request }: RepeatableRequest,
  work: (change: Change) => Promise<Answer>
): Promise<Answer> {
  if (key === undefined) return changes.record(act, work)
  try {
    return await changes.record(act, async (change) => {
      const claim = await claimKey(change.trx, key, sha256OfJson({ act, request }))
      if (claim.isAnswered) throw new AnsweredBefore(claim.answer)
      const answer = await work(change)
      await claim.keep(answer)
      return answer
    })
  } catch (error) {
    if (error instanceof AnsweredBefore) return error.answer as Answer
    throw error
  }
}

/** Leaves the transaction without a line in the trail: nothing was done. */
export class AnsweredBefore extends Error {
  constructor(readonly answer: unknown) {
    super('This request was answered before')
  }
}
