import type { Words } from '#kernel/language/words'

import type { CountLevel } from '#plugins/signal/contract/plan'

/** A figure as JSON holds it: `Infinity`, `-Infinity` and `undefined` are texts, null was not computed. */
export type PlainFigure = number | string | null

/** Whether a reference document of the drug names the reaction; `no_document` where there is none (2012). */
export type Listedness = 'listed' | 'not_listed' | 'no_document'

/** A pair of a run. */
export interface ResultPair {
  readonly drug: string
  readonly term: string
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly expected: number
  readonly serious: number
  readonly fatal: number
  readonly figures: Readonly<Record<string, PlainFigure>>
  /** Ids of rules that it fulfils. */
  readonly rules: readonly string[]
  readonly listed: Listedness | null
}

/** The pairs of one level. */
export interface ResultLevel {
  readonly level: CountLevel
  /** alpha1, beta1, alpha2, beta2, P of the prior; null where there is none. */
  readonly theta: readonly number[] | null
  /** What is to be said of the prior. */
  readonly notes: readonly Words[]
  readonly pairs: readonly ResultPair[]
}

/** What a run found. */
export interface RunResult {
  readonly reports: number
  readonly drugs: number
  /** Reports that were not counted, by reason. */
  readonly leftOut: Readonly<Record<string, number>>
  /** Reports with a drug, or a term, that no dictionary knows. */
  readonly unmapped: { readonly drugs: number; readonly terms: number }
  /** Where reports of reference data were counted: how many, and which others were not. */
  readonly background?: { readonly reports: number; readonly leftOut: number }
  readonly levels: readonly ResultLevel[]
  readonly names: Readonly<Record<string, Words>>
}

/** Reference data as a run took them. */
export interface TakenReference {
  readonly id: string
  readonly name: string
  /** SHA-256 of the files that were loaded. */
  readonly digest: string
  /** SHA-256 of what is kept of them. */
  readonly contentDigest: string
  readonly reports: number
}

/** What a run took from elsewhere, as it was when it began. */
export interface RunInputs {
  /** Version of MedDRA; null where none is in use. */
  readonly medDra: string | null
  /** Documents that hold on the day of the cut. */
  readonly documents: readonly ListedReactions[]
  /** Absent where the reports of the project alone are counted. */
  readonly reference?: TakenReference
}

/** What a reference document lists. */
export interface ListedReactions {
  /** By which reports call the drug, in small letters. */
  readonly drugs: readonly string[]
  readonly version: string
  /** Keys of preferred terms, and terms in small letters. */
  readonly terms: readonly string[]
}
