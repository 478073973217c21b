import type { Words } from '#kernel/language/words'

import type { CountLevel } from '#plugins/signal/contract/plan'

/** Why a report of the project is not counted. */
export const leftOutReasons = [
  ...(['deleted', 'nullified', 'double', 'trial'] as const),
  ...(['not_serious', 'earlier', 'no_drug', 'no_event'] as const),
] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

/** A report as a run keeps it: all that its counts follow from. */
export interface KeptReport {
  readonly caseId: string
  readonly caseNo: string
  readonly revision: number
  /** Why it is not counted; absent where it is. */
  readonly out?: LeftOutReason
  /** Two reports with the same one tell of the same. */
  readonly worldwideId?: string
  readonly strata: Readonly<Record<'sex' | 'age' | 'year' | 'country', string>>
  /** yyyy-MM-dd of first receipt. */
  readonly received?: string
  readonly isSerious: boolean
  readonly isFatal: boolean
  /** Keys of drugs. */
  readonly drugs: readonly string[]
  /** Keys of terms by level. */
  readonly terms: Readonly<Partial<Record<CountLevel, readonly string[]>>>
  /** Keys of drugs and terms with the ids of the rows of the content that say them. */
  readonly rows?: readonly (readonly [key: string, row: string])[]
  /** Key of a drug, key of a preferred term, days to onset. */
  readonly onsets: readonly (readonly [drug: string, term: string, days: number])[]
}

/** What keys of drugs and terms are called. */
export interface KeyNames {
  readonly [key: string]: KeyName
}

export interface KeyName {
  readonly words: Words
  /** Texts by which reports call it, in small letters. */
  readonly texts: readonly string[]
  /** Key of the system organ class of a preferred term. */
  readonly soc?: string
}

/** To which keys a run maps what reference data say, by the places of their vocabulary. */
export interface MappedVocabulary {
  readonly drugs: readonly (readonly string[])[]
  readonly terms: Readonly<Partial<Record<CountLevel, readonly (readonly string[])[]>>>
}

/** Reports of a run that were read together. */
export interface KeptPart {
  readonly reports: readonly KeptReport[]
  readonly names: KeyNames
  /** Of the part that maps reference data, which has no reports of the project. */
  readonly mapped?: MappedVocabulary
}

/** Key of a text that no dictionary knows. */
export const textKey = (text: string) => `text:${text.toLowerCase()}`
export const isUnmapped = (key: string) => key.startsWith('text:')
