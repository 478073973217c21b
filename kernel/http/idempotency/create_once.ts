import type { Act } from '#kernel/changes/change'
import type { Changes, OpenChange } from '#kernel/changes/changes'
import { openTransaction } from '#kernel/database/open_transaction'
import { AnsweredBefore, type RepeatableRequest } from '#kernel/http/idempotency/answer_once'
import { claimKey } from '#kernel/http/idempotency/claim_key'
import { sha256OfJson } from '#kernel/http/idempotency/request_hash'

/**
 * As `answerOnce`, for work that makes what its act is about and so opens the act itself.
 * @param act name of what is done; the same key for something else is refused (3000)
 * @returns what the work returned; plain JSON, because it is kept for a day
 */
export async function createOnce<Answer>(
  changes: Changes,
  act: Act['name'],
  { key, request }: RepeatableRequest,
  work: (open: OpenChange) => Promise<Answer>
): Promise<Answer> {
  if (key === undefined) return changes.recordMany(work)
  try {
    return await changes.recordMany(async (open) => {
      const claim = await claimKey(openTransaction()!, key, sha256OfJson({ act, request }))
      if (claim.isAnswered) throw new AnsweredBefore(claim.answer)
      const answer = await work(open)
      await claim.keep(answer)
      return answer
    })
  } catch (error) {
    if (error instanceof AnsweredBefore) return error.answer as Answer
    throw error
  }
}
