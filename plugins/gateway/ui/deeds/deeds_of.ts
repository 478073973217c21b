import type { DueState, SubmissionDeed } from '#plugins/gateway/contract/shown'

/** What is offered where a case is at a destination: the first is what comes next. */
const offered: Record<DueState, readonly SubmissionDeed[]> = {
  to_confirm: ['confirm', 'refuse'],
  not_required: ['confirm'],
  due: ['submit', 'refuse', 'note'],
  queued: ['withdraw', 'note', 'close'],
  waiting: ['withdraw', 'note', 'close'],
  sent: ['note', 'close'],
  portal: ['fetch', 'receipt', 'withdraw', 'note', 'close'],
  delivered: ['note', 'close'],
  accepted: ['submit', 'note', 'close'],
  rejected: ['submit', 'note', 'close'],
  halted: ['resume', 'submit', 'note', 'close'],
  withdrawn: ['submit', 'refuse', 'note'],
  closed: ['submit', 'note'],
}

/** Those that act on a submission, which there is none of before the first. */
const ofSubmission: readonly SubmissionDeed[] = [
  ...(['withdraw', 'close', 'resume', 'fetch', 'receipt', 'note'] as const),
]

/** Acts by which the work goes on; the others end or explain something. */
const leading: readonly SubmissionDeed[] = ['confirm', 'submit', 'resume', 'fetch', 'receipt']

/**
 * What people do with a case at a destination in that state.
 * @returns what leads on, the next thing first, and what may be done beside it
 */
export function deedsOf(
  state: DueState,
  hasSubmission: boolean
): { lead: SubmissionDeed[]; rest: SubmissionDeed[] } {
  const all = offered[state].filter((deed) => hasSubmission || !ofSubmission.includes(deed))
  return {
    lead: all.filter((deed) => leading.includes(deed)),
    rest: all.filter((deed) => !leading.includes(deed)),
  }
}
