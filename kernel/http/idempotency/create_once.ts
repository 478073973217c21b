import type { Change } from '#kernel/changes/change'
import type { Changes, OpenChange } from '#kernel/changes/changes'
import { AnsweredBefore, type RepeatableRequest } from '#kernel/http/idempotency/answer_once'
import { claimKey } from '#kernel/http/idempotency/claim_key'
import { sha256OfJson } from '#kernel/http/idempotency/request_hash'

/**
 * As `answerOnce`, for work that makes what its act is about and so opens the act itself. A
 * repeated request does the work, finds the first answer and takes back all that it wrote.
 * @returns what the work returned; plain JSON, because it is kept for a day
 */
export async function createOnce<Answer>(
  changes: Changes,
  { key, request }: RepeatableRequest,
  work: (open: OpenChange) => Promise<Answer>
): Promise<Answer> {
  if (key === undefined) return changes.recordMany(work)
  try {
    return await changes.recordMany(async (open) => {
      const opened: Change[] = []
      const answer = await work((act) => {
        const change = open(act)
        opened.push(change)
        return change
      })
      const [change] = opened
      const claim = await claimKey(change, key, sha256OfJson({ act: change.act.name, request }))
      if (claim.kept) throw new AnsweredBefore(claim.answer)
      await claim.keep(answer)
      return answer
    })
  } catch (error) {
    if (error instanceof AnsweredBefore) return error.answer as Answer
    throw error
  }
}
