import type { Language } from '#kernel/language/words'

import type { Cycle } from '#plugins/sur/contract/periods'

/** How a project makes one kind of periodic report. */
export interface PeriodicSetup {
  /** What the report is about, as its title page names it. */
  readonly product: string
  /** What cases call it beside that: its names and substances; none when absent. */
  readonly productNames?: readonly string[]
  /** Development (DSUR) or international (PSUR) birth date, yyyy-MM-dd. */
  readonly birthDate: string
  readonly cycleYears: Cycle
  /** Calendar days from the data lock point to sending. */
  readonly daysToSend: number
  /** Version of the CTCAE, and the grade from which events are told. */
  readonly ctcaeVersion: string
  readonly ctcaeLevel: number
  /** Language in which it is written. */
  readonly language: Language
  readonly meddraVersion: string
  /** Title and version of the reference safety information. */
  readonly reference: string
  /** Ids of people: who leads, who writes, who confirms. */
  readonly leadId: string
  readonly writerIds: readonly string[]
  readonly auditorIds: readonly string[]
}
