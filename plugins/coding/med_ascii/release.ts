import type { DictionaryLanguage, TermLevel } from '#plugins/coding/contract/dictionary'

/** Levels of the hierarchy; SMQs stand beside it. */
export type HierarchyLevel = Exclude<TermLevel, 'smq'>

/** Levels of the hierarchy as they are stored: those of SMQ members (4 PT, 5 LLT) are the same. */
export const levelNumbers = {
  soc: 1,
  hlgt: 2,
  hlt: 3,
  pt: 4,
  llt: 5,
} as const satisfies Record<HierarchyLevel, number>

export interface ReleaseTerm {
  readonly level: HierarchyLevel
  readonly code: number
  readonly name: string
  /** Of a lowest level term. */
  readonly pt: number | null
  readonly isCurrent: boolean
  /** Of a system organ class. */
  readonly abbreviation: string | null
  /** Place of a system organ class in the order agreed internationally. */
  readonly place: number | null
}

/** One way from a preferred term up to a system organ class. */
export interface ReleasePath {
  readonly pt: number
  readonly hlt: number
  readonly hlgt: number
  readonly soc: number
  readonly isPrimary: boolean
}

export interface ReleaseSmq {
  readonly code: number
  readonly name: string
  /** 1 to 5, from the broadest down. */
  readonly level: number
  readonly description: string
  readonly source: string
  readonly note: string
  readonly isActive: boolean
  readonly algorithm: string
}

export interface ReleaseSmqMember {
  readonly smq: number
  readonly member: number
  /** 0 an SMQ of its own, 4 a PT, 5 an LLT. */
  readonly level: number
  /** 2 narrow, 1 broad, 0 an SMQ of its own. */
  readonly scope: number
  readonly category: string
  readonly weight: number
  readonly isActive: boolean
}

/** One version of the dictionary in one language, as its files say it. */
export interface Release {
  readonly version: string
  readonly language: DictionaryLanguage
  /** Of the names. */
  readonly encoding: string
  readonly terms: readonly ReleaseTerm[]
  readonly paths: readonly ReleasePath[]
  readonly smqs: readonly ReleaseSmq[]
  readonly members: readonly ReleaseSmqMember[]
}
