import type { Words } from '#kernel/language/words'

import type { CountLevel } from '#plugins/signal/contract/plan'
import type { PlainFigure } from '#plugins/signal/contract/result'

/** 0 new, 1 potential signal, 2 missing information, 3 refuted signal, 4 identified signal. */
export const signalStatuses = [0, 1, 2, 3, 4] as const
export type SignalStatus = (typeof signalStatuses)[number]

export const priorities = ['high', 'medium', 'low'] as const
export type Priority = (typeof priorities)[number]

/** Questions of the template, in their order. */
export const questions = [
  ...(['time', 'dechallenge', 'rechallenge', 'alternatives', 'dose'] as const),
  ...(['criteria', 'mechanism', 'literature', 'listed'] as const),
] as const
export type Question = (typeof questions)[number]

export const answers = ['yes', 'partly', 'no', 'missing'] as const
export type QuestionAnswer = (typeof answers)[number]

/** A drug or a term of a signal. */
export interface NamedKey {
  readonly key: string
  readonly words: Words
}

/** What a run said of the pairs of a signal, as it was when it was taken over. */
export interface Evidence {
  readonly runId: string
  readonly runNumber: number
  /** UTC */
  readonly cut: string
  readonly digest: string
  readonly medDra: string | null
  readonly reports: number
  readonly pairs: readonly EvidencePair[]
}

export interface EvidencePair {
  readonly level: CountLevel
  readonly term: string
  readonly n: number
  readonly expected: number
  readonly serious: number
  readonly fatal: number
  readonly rules: readonly string[]
  readonly figures: Readonly<Record<string, PlainFigure>>
}

/** When a closed signal is told of again. */
export interface RealertTerms {
  /** By which share n has to grow: 0.5 is half as many again. */
  readonly growth: number
  readonly firstDeath: boolean
  readonly newRule: boolean
}

/** Something that was done with a signal; it is never changed again. */
export type SignalDeed =
  | { readonly kind: 'detected'; readonly source: 'run' | 'hand'; readonly evidence?: Evidence }
  | {
      readonly kind: 'status'
      readonly to: SignalStatus
      readonly reason: string
      readonly realert?: RealertTerms
    }
  | { readonly kind: 'evidence'; readonly evidence: Evidence }
  | { readonly kind: 'owner'; readonly id: string; readonly name: string }
  | { readonly kind: 'priority'; readonly priority: Priority }
  | { readonly kind: 'due'; readonly day: string }
  | {
      readonly kind: 'answer'
      readonly question: Question
      readonly answer: QuestionAnswer
      readonly text: string
    }
  | { readonly kind: 'comment'; readonly text: string }
  | {
      readonly kind: 'action'
      readonly text: string
      readonly person: string
      readonly day: string
    }
  | { readonly kind: 'action_done'; readonly action: number }

export interface SignalStep {
  readonly seq: number
  /** UTC */
  readonly at: string
  readonly by: string
  readonly deed: SignalDeed
}

export interface SignalAction {
  /** Number of its step. */
  readonly action: number
  readonly text: string
  readonly person: string
  readonly day: string
  readonly isDone: boolean
}

/** Where a signal stands: what its steps amount to. */
export interface SignalState {
  readonly status: SignalStatus
  readonly owner: { readonly id: string; readonly name: string } | null
  readonly priority: Priority
  readonly due: string | null
  readonly source: 'run' | 'hand'
  readonly detected: string
  /** UTC; while it is refuted or identified. */
  readonly closed: string | null
  readonly reason: string | null
  readonly evidence: Evidence | null
  /** The evidence with which it was closed. */
  readonly closedWith: Evidence | null
  readonly realert: RealertTerms
  readonly answers: Readonly<
    Partial<Record<Question, { answer: QuestionAnswer; text: string; by: string }>>
  >
  readonly actions: readonly SignalAction[]
}

/** Why a signal is told of again: n grew, the first death, a new rule. */
export type RealertReason = 'growth' | 'first_death' | 'new_rule'

/** A signal as lists show it. */
export interface ListedSignal {
  readonly id: string
  readonly number: number
  readonly revision: number
  readonly drug: NamedKey
  readonly terms: readonly NamedKey[]
  readonly state: SignalState
  readonly realerted: readonly RealertReason[]
}

/** A signal with all that was done with it. */
export interface ShownSignal extends ListedSignal {
  readonly steps: readonly SignalStep[]
}
