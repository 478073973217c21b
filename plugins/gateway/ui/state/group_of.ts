import type { DueState } from '#plugins/gateway/contract/shown'
import { isUnderWay } from '#plugins/gateway/contract/submission'
import type { Asked } from '#resources/app/calls/call'

/** What the list of submissions is divided into. */
export type SubmissionGroup = NonNullable<NonNullable<Asked<'GET /submissions'>['query']>['group']>

/** In the order in which they ask for work: what failed comes first. */
export const submissionGroups = [
  ...(['failed', 'to_confirm', 'due', 'under_way', 'answered', 'closed'] as const),
] satisfies SubmissionGroup[]

/** To which of them a case at a destination belongs. */
export function groupOf(state: DueState): SubmissionGroup {
  if (state === 'to_confirm') return state
  // What was withdrawn waits to be submitted again.
  if (state === 'due' || state === 'withdrawn') return 'due'
  if (state === 'rejected' || state === 'halted') return 'failed'
  if (state === 'accepted') return 'answered'
  return state !== 'not_required' && isUnderWay(state) ? 'under_way' : 'closed'
}
