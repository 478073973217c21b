/** Where a request stands. It lapses when the case goes on otherwise before somebody decides. */
export const requestStatuses = ['waiting', 'approved', 'rejected', 'withdrawn', 'lapsed'] as const

export type RequestStatus = (typeof requestStatuses)[number]

/** Letters that a reason takes at most. */
export const LONGEST_REASON = 500

/** What becomes of a request: somebody decides, or whoever asked takes it back. */
export const requestActs = ['approve', 'reject', 'withdraw'] as const

export type RequestAct = (typeof requestActs)[number]

/** What of a request decides who may do what. */
export interface HeldRequest {
  readonly status: RequestStatus
  readonly askerId: string
}

/** Somebody who would do something with a request. */
export interface RequestPerson {
  readonly userId: string | null
  readonly mayDecide: boolean
}

/** Why somebody may not do something with a request: keys below `why` in lang/. */
export type WhyNot = 'decided' | 'own' | 'no_right' | 'not_asker'

/**
 * Why somebody may not do something with a request as it stands, or null when they may. Nobody approves
 * their own, nor rejects it: it is withdrawn. Server and browser ask this alone.
 */
export function whyNot(
  act: RequestAct,
  { status, askerId }: HeldRequest,
  { userId, mayDecide }: RequestPerson
): WhyNot | null {
  if (status !== 'waiting') return 'decided'
  const isAsker = userId !== null && userId === askerId
  if (act === 'withdraw') return isAsker ? null : 'not_asker'
  if (!mayDecide || userId === null) return 'no_right'
  return isAsker ? 'own' : null
}
