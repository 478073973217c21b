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

/** What a search may be limited to; `any` takes terms of all levels. */
export const askedLevels = ['any', ...termLevels] as const
export type AskedLevel = (typeof askedLevels)[number]

/** A text in the languages that are loaded. */
export type Worded = Readonly<Partial<Record<DictionaryLanguage, string>>>

/** A code with its names in the languages that are loaded. */
export interface NamedCode {
  readonly code: number
  readonly names: Worded
}

/** A way up from the preferred term of a term. */
export interface NamedPath {
  readonly soc: NamedCode
  readonly hlgt: NamedCode
  readonly hlt: NamedCode
  readonly isPrimary: boolean
}

/** What a release says of an SMQ beside its name. */
export interface SmqFacts {
  /** Its place in the tree of SMQs: 1 for one that stands in no other, 5 for the lowest. */
  readonly level: number
  /** How its categories are combined, `A or (B and C)`; only of one that is algorithmic. */
  readonly algorithm?: string
  readonly description: Worded
  readonly note: Worded
  readonly source: Worded
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
  /** Of a member of an SMQ: `A`; several as `A, B`. An algorithm combines them. */
  readonly category?: string
  /** Of a member of an SMQ that adds up weights. */
  readonly weight?: number
  readonly hasChildren: boolean
}

/** A term that was asked for by its code. */
export interface ShownTerm extends DescribedTerm {
  readonly smq?: SmqFacts
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

/** What the search for terms answers. */
export interface TermAnswer {
  readonly groups: readonly FoundGroup[]
  /** Terms that answer as well and are left out only because they are no longer to be used. */
  readonly notCurrent: number
}

/** What is asked of the search for terms. */
export interface TermQuestion {
  /** A name in any language, the first letters of its pinyin, or the beginning of a code. */
  readonly text: string
  /**
   * Lowest level terms, and SMQs after them, when it is left out. Of any level, the higher stand
   * first among those that are as close.
   */
  readonly level?: AskedLevel
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
  abstract find(version: string, question: TermQuestion): Promise<TermAnswer>
  /** What stands below a term; below no term (`code` null) the SOCs, or the SMQs. */
  abstract below(version: string, level: TermLevel, code: number | null): Promise<DescribedTerm[]>
  /** One term with its ways up, an SMQ with what it is; null when the version does not have it. */
  abstract term(version: string, level: TermLevel, code: number): Promise<ShownTerm | null>
  /** The term of each verbatim that has one beyond doubt, else null. */
  abstract code(version: string, verbatims: readonly Verbatim[]): Promise<(CodedText | null)[]>
  /** Ends what runs beside the process. */
  abstract close(): Promise<void>
}
