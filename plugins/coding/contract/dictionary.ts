/** Languages that a release may be in. */
export type DictionaryLanguage = 'en' | 'zh' | 'ja'

/** A release that cases are coded with, or were. */
export interface DictionaryVersion {
  readonly version: string
  readonly language: DictionaryLanguage
  readonly state: 'active' | 'retired'
}

/** Levels of MedDRA from the top down, and the standardised queries beside them. */
export const termLevels = ['soc', 'hlgt', 'hlt', 'pt', 'llt', 'smq'] as const
export type TermLevel = (typeof termLevels)[number]

/** A code with its names in the languages that are loaded. */
export interface NamedCode {
  readonly code: number
  readonly names: Readonly<Partial<Record<DictionaryLanguage, string>>>
}

/** A way up from the preferred term of a term. */
export interface NamedPath {
  readonly soc: NamedCode
  readonly hlgt: NamedCode
  readonly hlt: NamedCode
  readonly isPrimary: boolean
}

/** A term with all that a coder wants to see of it before choosing. */
export interface DescribedTerm extends NamedCode {
  readonly level: TermLevel
  /** False for a lowest level term that is no longer to be used. */
  readonly isCurrent: boolean
  readonly pt?: NamedCode
  /** The primary way first; none for levels above the preferred term. */
  readonly paths: readonly NamedPath[]
  /** Of an SMQ that asks for a combination of its categories; a search takes any term of them. */
  readonly isAlgorithmic?: true
  /** Of a member of an SMQ: a narrow search takes narrow ones, a broad one both. */
  readonly scope?: 'narrow' | 'broad' | null
  readonly hasChildren: boolean
}

/** In which way a term answers a search, the surest first; in this order the groups are shown. */
export const hitGroups = [
  'code',
  'exact',
  'order',
  'synonym',
  'prefix',
  'contains',
  'fuzzy',
  'smq',
] as const
export type HitGroup = (typeof hitGroups)[number]

/** A group of what was found, as a person reads it. */
export interface FoundGroup {
  readonly group: HitGroup
  /** How many there are, also beyond those that are given. */
  readonly total: number
  readonly terms: readonly DescribedTerm[]
}

/** What is asked of the search for terms. */
export interface TermQuestion {
  /** A name in any language, the first letters of its pinyin, or the beginning of a code. */
  readonly text: string
  /** Lowest level terms, and SMQs after them, when it is left out. */
  readonly level?: TermLevel
  /** Leaves out terms that are no longer to be used; they are left out unless it is false. */
  readonly currentOnly?: boolean
  /** Lowest level terms that somebody's synonyms give for the text. */
  readonly synonyms?: readonly number[]
}

/** What reporters wrote, with the codes that approved synonyms give for it. */
export interface Verbatim {
  readonly text: string
  readonly synonyms: readonly number[]
}

/** How a verbatim came to its term without a person. */
export type CodedBy = 'exact' | 'normalised' | 'synonym'

export interface CodedText {
  readonly term: DescribedTerm
  readonly by: CodedBy
}

/** The medical dictionary of the installation: the releases that are or were in use. */
export abstract class MedicalDictionary {
  /** Newest first. */
  abstract versions(): Promise<DictionaryVersion[]>
  /** What a version has for a text. Refuses with 1005 a version that is not loaded, as all below. */
  abstract find(version: string, question: TermQuestion): Promise<FoundGroup[]>
  /** What stands below a term; below no term (`code` null) the SOCs, or the SMQs. */
  abstract below(version: string, level: TermLevel, code: number | null): Promise<DescribedTerm[]>
  /** One term with its ways up; null when the version does not have it. */
  abstract term(version: string, level: TermLevel, code: number): Promise<DescribedTerm | null>
  /** The term of each verbatim that has one beyond doubt, else null. */
  abstract code(version: string, verbatims: readonly Verbatim[]): Promise<(CodedText | null)[]>
  /** Ends what runs beside the process. */
  abstract close(): Promise<void>
}
