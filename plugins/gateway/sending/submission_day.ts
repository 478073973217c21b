import type { SubmissionAct } from '#plugins/gateway/contract/submission'

/** What counts as the day of a submission, as its destination says. */
export type CountsFrom = 'sending' | 'receipt' | 'acknowledgement'

/** A step with the day on which it was, yyyy-MM-dd: where a person says the day, that one. */
export interface DatedStep {
  readonly act: SubmissionAct
  readonly hasLeft?: boolean
  readonly day: string
}

const counted: Readonly<Record<CountsFrom, (step: DatedStep) => boolean>> = {
  sending: ({ act, hasLeft }) => act === 'tried' && hasLeft === true,
  receipt: ({ act }) => act === 'delivered' || act === 'receipted',
  acknowledgement: ({ act }) => act === 'accepted',
}

/**
 * On which day a submission counts as submitted: the first step of that kind. What was received had left
 * before; what was accepted without a receipt was received, too. Null while there is none, and of one that
 * was rejected or withdrawn.
 */
export function submissionDay(
  steps: readonly DatedStep[],
  countsFrom: CountsFrom,
  state: string
): string | null {
  if (state === 'rejected' || state === 'withdrawn') return null
  const order: readonly CountsFrom[] = ['sending', 'receipt', 'acknowledgement']
  for (const each of order.slice(order.indexOf(countsFrom))) {
    const found = steps.find(counted[each])
    if (found) return found.day
  }
  return null
}
