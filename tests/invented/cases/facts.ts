import type { Language } from '#kernel/language/words'

import type { DemoTerm } from '#tests/invented/dictionary/demo_dictionary'
import type { Day } from '#tests/invented/cases/day'
import type { Organisation } from '#tests/invented/cases/organisations'
import type { Pattern } from '#tests/invented/cases/patterns'
import type { Random } from '#tests/invented/random'
import type { Condition, Place, Product, Regimen, Test } from '#tests/invented/cases/vocabulary'

export type Seriousness =
  'death' | 'life_threatening' | 'hospitalisation' | 'disability' | 'other_important' | 'none'

/** Where a report comes from. */
export type Kind = 'spontaneous' | 'study' | 'literature'

/** What is to be generated. What is left out is drawn. */
export interface CaseWish {
  /** The same seed and number give the same case. */
  readonly seed: string | number
  readonly number: number
  readonly language?: Language
  readonly country?: string
  readonly seriousness?: Seriousness
  readonly kind?: Kind
  /** How much there is to tell, from 0 (about 10 KB of XML) to 1 (about 50 KB). */
  readonly richness?: number
  /** Key of its pattern. */
  readonly pattern?: string
  /** English names of the products that it may be about. */
  readonly products?: readonly string[]
  /** A newborn whose mother took the drug. */
  readonly isNewborn?: boolean
  /** Day on which the report came in: 2026-03-04. */
  readonly received?: string
  /** Who sends it; the invented maker where it is left out. */
  readonly organisation?: Organisation
  /** Regions that it is reported to, each with elements of its own. */
  readonly regions?: readonly string[]
  /** 1 pre-marketing, 2 post-marketing, for those elements. */
  readonly projectType?: 1 | 2
}

export interface EventFact {
  /** Identity of the row E.i, which joins events and drugs. */
  readonly id: string
  readonly term: DemoTerm
  /** Place of the words among those of its pattern. */
  readonly verbatim: Readonly<Record<Language, string>>
  readonly onset: Day
  readonly end: Day | undefined
  /** E.i.7 */
  readonly outcome: string
  readonly seriousness: Seriousness
}

export interface DrugFact {
  readonly id: string
  /** G.k.1: 1 suspect, 2 concomitant, 3 interacting. */
  readonly role: '1' | '2' | '3'
  readonly product: Product
  readonly regimen: Regimen
  readonly started: Day
  readonly stopped: Day | undefined
  /** Day of a reduction. */
  readonly reduced: Day | undefined
  /** G.k.8 */
  readonly action: string
}

/** A value over time. */
export interface LabFact {
  readonly test: Test
  readonly key: string
  readonly before: string
  readonly worst: string
  /** Absent while nobody has looked again. */
  readonly after: string | undefined
}

/** What happened, decided before anything is written down, so that a case does not contradict itself. */
export interface Facts {
  readonly random: Random
  readonly pattern: Pattern
  readonly language: Language
  readonly place: Place
  readonly city: string
  readonly state: string
  readonly organisation: Organisation
  readonly regions: readonly string[]
  readonly projectType: 1 | 2
  /** C.1.1 */
  readonly identifier: string
  readonly kind: Kind
  readonly richness: number
  readonly subject: string
  readonly sex: '1' | '2'
  /** Years, 0 for a newborn. */
  readonly age: number
  /** C.2.r.4 of the primary source. */
  readonly reporter: string
  readonly seriousness: Seriousness
  readonly started: Day
  readonly received: Day
  readonly died: Day | undefined
  readonly conditions: readonly Condition[]
  readonly events: readonly EventFact[]
  /** The suspect drug first. */
  readonly drugs: readonly DrugFact[]
  readonly labs: readonly LabFact[]
  /** Place on the scale of causality, for the reporter. */
  readonly related: number
}
