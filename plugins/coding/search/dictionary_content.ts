import type { TermLevel, Worded } from '#plugins/coding/contract/dictionary'

/** One term of a version with its names in the languages that are loaded. */
export interface DictionaryTerm {
  readonly level: TermLevel
  readonly code: number
  readonly names: Worded
  /** The preferred term of a lowest level term. */
  readonly pt?: number
  /** False for a lowest level term that is no longer to be used. */
  readonly isCurrent: boolean
  /** Of an SMQ that asks for a combination of its categories. */
  readonly isAlgorithmic?: true
}

/** One way from a preferred term up to a system organ class. */
export interface TermPath {
  readonly pt: number
  readonly hlt: number
  readonly hlgt: number
  readonly soc: number
  readonly isPrimary: boolean
}

/** A term that an SMQ gathers. */
export interface SmqMember {
  readonly smq: number
  readonly member: number
  readonly level: 'smq' | 'pt' | 'llt'
  /** A narrow search takes narrow members, a broad one both; an SMQ inside of one has no scope. */
  readonly scope: 'narrow' | 'broad' | null
  /** Of a term; an algorithm combines categories. */
  readonly category?: string
  /** Where weights are added up. */
  readonly weight?: number
}

/** What a version of a dictionary holds, as the search takes it in. */
export interface DictionaryContent {
  readonly terms: readonly DictionaryTerm[]
  readonly paths: readonly TermPath[]
  readonly members: readonly SmqMember[]
}
