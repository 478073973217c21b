import type { Language } from '#kernel/language/words'

import type { DemoTerm } from '#tests/invented/dictionary/demo_dictionary'
import type { Day } from '#tests/invented/cases/day'
import type { Random } from '#tests/invented/random'
import type { Place, Product } from '#tests/invented/cases/vocabulary'

export type Seriousness =
  'death' | 'life_threatening' | 'hospitalisation' | 'disability' | 'other_important' | 'none'

/** What is to be generated. What is left out is drawn. */
export interface CaseWish {
  /** The same seed and number give the same case. */
  readonly seed: string | number
  readonly number: number
  readonly language?: Language
  readonly country?: string
  readonly seriousness?: Seriousness
  /** 1 spontaneous, 2 study, 3 literature (C.1.3). */
  readonly kind?: '1' | '2' | '3'
  /** How much there is to tell, from 0 (about 10 KB of XML) to 1 (about 50 KB). */
  readonly richness?: number
  /** A child whose parent took the drug. */
  readonly isChild?: boolean
}

export interface EventFact {
  /** Identity of the row E.i, which joins events and drugs. */
  readonly id: string
  readonly term: DemoTerm
  readonly verbatim: string
  readonly onset: Day
  readonly end: Day | undefined
  /** E.i.7 */
  readonly outcome: string
  readonly seriousness: Seriousness
}

export interface DrugFact {
  readonly id: string
  /** G.k.1: 1 suspect, 2 concomitant. */
  readonly role: '1' | '2'
  readonly product: Product
  readonly form: Product['forms'][number]
  readonly started: Day
  readonly stopped: Day | undefined
}

/** What happened, decided before anything is written down, so that a case does not contradict itself. */
export interface Facts {
  readonly random: Random
  readonly language: Language
  readonly place: Place
  /** C.1.1 */
  readonly identifier: string
  readonly kind: '1' | '2' | '3'
  readonly richness: number
  readonly isChild: boolean
  readonly subject: string
  readonly sex: '1' | '2'
  readonly age: number
  readonly seriousness: Seriousness
  readonly received: Day
  readonly events: readonly EventFact[]
  readonly drugs: readonly DrugFact[]
}
