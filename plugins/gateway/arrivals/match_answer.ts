import type { Answer } from '#plugins/gateway/answers/acknowledgement'
import { isUnderWay } from '#plugins/gateway/contract/submission'
import type { AnsweredSubmission } from '#plugins/gateway/records/answered_submissions'

/** Which submission an acknowledgement answers, or why a person has to say it. */
export type Match<One extends AnsweredSubmission> =
  | { readonly kind: 'one'; readonly submission: One }
  /** `other_way`: it left by another connection than the one that the answer came by. */
  | { readonly kind: 'unknown' | 'several' | 'other_way' }

/**
 * Finds the submission that is answered: the one whose batch has the number of ACK.A.1, else one that has
 * any of the numbers as its batch or message. What came by a connection answers what left by it alone.
 * Where several are left, those whose receiver answers count, and of one case at one destination the one
 * that is under way, else the latest.
 * @param submissions that have one of the numbers, the latest first
 * @param connectionId by which it came; null for an upload, which a person vouches for
 */
export function matchAnswer<One extends AnsweredSubmission>(
  answer: Answer,
  submissions: readonly One[],
  connectionId: string | null
): Match<One> {
  const ofBatch = submissions.filter((each) => isOfBatch(each, answer))
  const named = ofBatch.length > 0 ? ofBatch : submissions.filter((each) => isNamed(each, answer))
  if (named.length === 0) return { kind: 'unknown' }
  const isOfWay = (each: One) => connectionId === null || each.connectionId === connectionId
  const ofWay = named.filter(isOfWay)
  if (ofWay.length === 0) return { kind: 'other_way' }
  const ofSender = ofWay.filter(({ receivers }) => receivers.includes(answer.sender ?? ''))
  const left = sent(ofSender.length > 0 ? ofSender : ofWay)
  const [first] = left
  const isOne = left.every(
    (each) => each.caseId === first!.caseId && each.destinationId === first!.destinationId
  )
  if (!isOne) return { kind: 'several' }
  return { kind: 'one', submission: left.find(({ state }) => isUnderWay(state)) ?? first! }
}

/** A batch of ours has one report; where several are answered the others are of somebody else. */
const isOfBatch = ({ batchNumber, messageNumber }: AnsweredSubmission, answer: Answer) =>
  batchNumber === answer.batchNumber && (answer.isAlone || answer.messageNumber === messageNumber)

function isNamed({ batchNumber, messageNumber }: AnsweredSubmission, answer: Answer): boolean {
  const { numbers } = answer
  const own = answer.isAlone ? numbers : numbers.filter((number) => number !== answer.batchNumber)
  return own.includes(messageNumber) || own.includes(batchNumber)
}

/** What was withdrawn never left, so it is not what was answered where anything else is. */
function sent<One extends AnsweredSubmission>(submissions: readonly One[]): readonly One[] {
  const rest = submissions.filter(({ state }) => state !== 'withdrawn')
  return rest.length > 0 ? rest : submissions
}
