/** What happened to a submission; each is written once. */
export const submissionActs = [
  ...(['frozen', 'packed', 'tried', 'delivered', 'halted', 'fetched', 'receipted'] as const),
  ...(['accepted', 'rejected', 'reminded', 'escalated', 'belated', 'resumed'] as const),
  ...(['withdrawn', 'closed', 'noted'] as const),
] as const

export type SubmissionAct = (typeof submissionActs)[number]

/** A step of a submission, for browser and server. */
export interface SubmissionStep {
  readonly seq: number
  readonly act: SubmissionAct
  /** UTC, ISO 8601. */
  readonly at: string
  /** Null where the product did it. */
  readonly actor: string | null
}

/**
 * queued: nothing has left. waiting: a try failed, the next one follows. sent: it left, no receipt yet.
 * portal: somebody has to upload the file and enter the receipt. delivered: the acknowledgement is
 * awaited. accepted, rejected: by the acknowledgement. halted: a person decides. withdrawn: before anything
 * left. closed: by hand.
 */
export const submissionStates = [
  ...(['queued', 'waiting', 'sent', 'portal', 'delivered'] as const),
  ...(['accepted', 'rejected', 'halted', 'withdrawn', 'closed'] as const),
] as const

export type SubmissionState = (typeof submissionStates)[number]

const after: Partial<Record<SubmissionAct, SubmissionState>> = {
  delivered: 'delivered',
  receipted: 'delivered',
  halted: 'halted',
  resumed: 'queued',
  accepted: 'accepted',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
  closed: 'closed',
}

/** A step with what it says of a try. */
export type FoldedStep = Pick<SubmissionStep, 'act'> & {
  /** Of `tried`: whether it left, or is tried again. */
  readonly hasLeft?: boolean
  /** A person decided it; absent where the product did. */
  readonly isByPerson?: boolean
}

/**
 * Where a submission is: what its steps amount to. What a receiver accepted stays accepted, whatever comes
 * later: a person closes it, or decides that it was rejected, or nobody does.
 * @param isPortal it goes by no connection
 */
export function stateOf(steps: readonly FoldedStep[], isPortal: boolean): SubmissionState {
  let state: SubmissionState = isPortal ? 'portal' : 'queued'
  for (const { act, hasLeft, isByPerson } of steps) {
    const isUndone = act === 'closed' || (act === 'rejected' && isByPerson === true)
    if (state === 'accepted' && !isUndone) continue
    // Its receipt was faster than the end of the try.
    if (act === 'tried' && state === 'delivered') continue
    if (act === 'tried') state = hasLeft ? 'sent' : 'waiting'
    else state = after[act] ?? state
  }
  return state
}

const underWay: readonly SubmissionState[] = ['queued', 'waiting', 'sent', 'portal', 'delivered']

const settledByHand: readonly SubmissionState[] = ['halted', 'withdrawn', 'closed']

/** Whether nothing was expected any longer, so that what a receiver says of it is for a person to see. */
export const isBelated = (state: SubmissionState) => settledByHand.includes(state)

/** Whether it is neither answered nor ended. */
export const isUnderWay = (state: SubmissionState) => underWay.includes(state)

/** Whether nothing of it has left the house, so that it can be withdrawn. */
export const canWithdraw = (steps: readonly FoldedStep[]) =>
  steps.every(
    ({ act, hasLeft }) =>
      ['frozen', 'packed', 'noted'].includes(act) || (act === 'tried' && !hasLeft)
  )

/** Specification 4: 0 not declared, 1 declaring, 2 success, 3 failed, 4 closed. */
export type DeclareStatus = 0 | 1 | 2 | 3 | 4

/**
 * The declare status of a case by its latest submission to each destination: a failure counts before one
 * that is under way, that before a success; closed when all are.
 * @param latest without those that were withdrawn
 */
export function declareStatus(latest: readonly SubmissionState[]): DeclareStatus {
  const counted = latest.filter((state) => state !== 'withdrawn')
  if (counted.length === 0) return 0
  if (counted.some((state) => state === 'rejected' || state === 'halted')) return 3
  if (counted.some(isUnderWay)) return 1
  return counted.includes('accepted') ? 2 : 4
}
