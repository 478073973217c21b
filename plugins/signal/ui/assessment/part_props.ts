import type { ShownSignal } from '#plugins/signal/contract/signal'

/** What each part of an assessment is given. */
export interface PartProps {
  signal: ShownSignal
  /** Does something with the signal; whether it went well. */
  act: (work: () => Promise<unknown>) => Promise<boolean>
}
