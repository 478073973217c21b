import type { HeldReview } from '#plugins/literature/records/review_rows'

/**
 * What somebody may see of a review that is still open for two persons: what another one chose, proved
 * or noted is shown once both have chosen. What happened before it was sent back is shown.
 */
export function shownTo<
  Shown extends Pick<HeldReview, 'screeners' | 'status' | 'choices' | 'steps' | 'proofs'>,
>(userId: string | null, review: Shown): Pick<HeldReview, 'choices' | 'steps' | 'proofs'> {
  const { screeners, status, choices, steps, proofs } = review
  const isOpen = status === 'to_screen' || status === 'checking'
  if (screeners === 1 || !isOpen) return { choices, steps, proofs }
  const begun = steps.findLast(({ details }) => details.act === 'returned')?.seq ?? 0
  const hidden = new Set(['choice', 'undone', 'proofs', 'note'])
  const seen = steps.filter(
    ({ seq, actorId, details }) => seq <= begun || actorId === userId || !hidden.has(details.act)
  )
  const own = seen.findLast(({ details }) => details.act === 'proofs')?.details
  return {
    choices: choices.filter(({ actorId }) => actorId === userId),
    steps: seen,
    proofs: own?.act === 'proofs' ? own.proofs : [],
  }
}
