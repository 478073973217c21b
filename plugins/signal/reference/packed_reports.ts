/** Everything that reports of reference data say, each text once. */
export interface ReferenceVocabulary {
  /** Name of a drug, and its substances where they are given, joined by a backslash. */
  readonly drugs: readonly (readonly [name: string, substances: string])[]
  readonly terms: readonly string[]
  /** Sex, age group, year, country. */
  readonly strata: readonly (readonly string[])[]
  /** Whether the data say which reports are serious. */
  readonly hasSeriousness: boolean
}

/** How many reports are alike: places of drugs, of concomitant drugs, of terms and of the stratum. */
export type PackedReport = readonly [
  drugs: readonly number[],
  concomitant: readonly number[],
  terms: readonly number[],
  stratum: number,
  /** 1 is serious, 2 is fatal. */
  flags: number,
  count: number,
]

export const SERIOUS = 1
export const FATAL = 2

/** Reference data as they are kept and counted. */
export interface ReferenceReports {
  readonly vocabulary: ReferenceVocabulary
  readonly reports: readonly PackedReport[]
}
