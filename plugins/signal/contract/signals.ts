import type { Words } from '#kernel/language/words'

import type { SignalAction, SignalStatus } from '#plugins/signal/contract/signal'

/** A signal as a periodic report lists it. */
export interface TrackedSignal {
  readonly number: number
  readonly terms: readonly Words[]
  readonly drug: Words
  /** UTC */
  readonly detected: string
  readonly source: 'run' | 'hand'
  readonly status: SignalStatus
  /** UTC; null while it is open. */
  readonly closed: string | null
  /** The reason of the last decision; null before the first. */
  readonly summary: string | null
  /** By what it was judged: the rules of its evidence. */
  readonly method: readonly string[]
  /** What is done about it. */
  readonly outcome: readonly SignalAction[]
}

/** The signals of a period, each as it stood at its end; one may be in several lists. */
export interface SignalsOfPeriod {
  /** Detected in it. */
  readonly new: readonly TrackedSignal[]
  /** Open at its end. */
  readonly ongoing: readonly TrackedSignal[]
  /** Closed in it, and still so at its end. */
  readonly closed: readonly TrackedSignal[]
}

/** The signals of the project at hand, for who lists them in a report. */
export abstract class Signals {
  /** Signals that were detected until a moment, each as it stood then; in the order of their numbers. */
  abstract until(moment: Date): Promise<readonly TrackedSignal[]>
  /**
   * Signals of a period.
   * @param begin its first moment
   * @param end the first moment after it
   */
  abstract inPeriod(begin: Date, end: Date): Promise<SignalsOfPeriod>
}
