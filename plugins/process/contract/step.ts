import type { LaterKind } from '#plugins/cases/contract/versions'

/** What happens to a case on its way: what moves it, gives it to somebody, deletes, restores or unlocks it. */
export const stepActs = [
  ...(['begin', 'pass', 'return', 'withdraw', 'recall'] as const),
  ...(['claim', 'transfer', 'delete', 'restore', 'unlock'] as const),
] as const

export type StepAct = (typeof stepActs)[number]

/** Somebody who has a case, or had it. */
export interface Holder {
  readonly id: string
  readonly name: string
}

/** One thing that happened to a case on its way. It is written once and never changed. */
export interface Step {
  /** 1 for the first of its case, without gaps. */
  readonly seq: number
  readonly act: StepAct
  /** Kind of the version that begins; absent of the first one, and of every other step. */
  readonly kind?: LaterKind
  /** Key of the node at which the case stood; null where it began. */
  readonly from: string | null
  readonly to: string
  /** Null for the system itself. */
  readonly actor: Holder | null
  /** Who has the case from then on; null where somebody has to claim it. */
  readonly holder: Holder | null
  /** UTC, ISO 8601. */
  readonly at: string
  readonly reason: string | null
  /** Revision of the case at that moment. */
  readonly revision: number
  /** Version of the definition with which the case began. */
  readonly definition: number
}
