import type { PackedRows } from '#kernel/database/packed_rows'
import type { Fields } from '#kernel/fields/field'
import type { ZipLimits } from '#kernel/files/checks/zip_limits'
import type { FileProblem } from '#kernel/files/file_problems'
import type { Words } from '#kernel/language/words'
import { ExtensionPoint } from '#kernel/plugins/extension_point'

/** Languages that a release may be in. */
export type DictionaryLanguage = 'en' | 'zh' | 'ja'

/** Where a release stands between being loaded and being out of use. */
export type ReleaseState = 'imported' | 'approved' | 'active' | 'retired'

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

/** A file of a release; its name may hold folders. */
export interface ReleaseFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** What a person says of a release that its files do not; of MedDRA nothing. */
export type SaidOfRelease = Readonly<Record<string, string>>

/** A release as rows of the tables of its dictionary, ready to be written. */
export interface PackedRelease {
  readonly version: string
  readonly language: DictionaryLanguage
  readonly encoding: string
  /** How many there are of everything in it. */
  readonly counts: Readonly<Record<string, number>>
  readonly parts: readonly PackedRows[]
}

/** A release that was read, or what is wrong with it: of one with a problem nothing is used. */
export type ReadPacked =
  | { readonly ok: true; readonly release: PackedRelease }
  | { readonly ok: false; readonly problems: readonly FileProblem[]; readonly total: number }

/** Reads and checks the files of a release; runs in a thread of its own. */
export type ReadsRelease = (files: readonly ReleaseFile[], said: SaidOfRelease) => ReadPacked

/** A dictionary that comes release by release: how its releases are known, read and written. */
export interface ReleasedDictionary {
  readonly dictionary: string
  /** Names of files of an upload, and of entries of its archive, that may belong to a release. */
  readonly files: RegExp
  /** Said of an upload in which there is none. */
  readonly noRelease: Words
  readonly zipLimits: ZipLimits
  /** Takes from a request what a person says of a release. Refuses with 2017. */
  readonly hear: (body: Readonly<Record<string, unknown>>) => Promise<SaidOfRelease>
  /** Address, without extension, of the module whose default export is `ReadsRelease`. */
  readonly reader: string
  /** By table, the statement that writes rows that come as JSON: `?` is the release, then the rows. */
  readonly inserts: Readonly<Record<string, string>>
  /** Done when all rows are written, before the release is there for others. */
  readonly settle?: string
  /** What is counted, in the order in which it is shown; what people choose from is `entries`. */
  readonly counts: Readonly<Record<string, Words>>
  readonly entries: string
}

/** Dictionaries that come release by release. */
export const releasedDictionaries = new ExtensionPoint<ReleasedDictionary>('coding.dictionaries')

/** Of which dictionary a release is, and what is said of it. */
export interface ReleaseOrder {
  /** MedDRA, when it is left out. */
  readonly dictionary?: string
  readonly said?: SaidOfRelease
  /** What its origin is called. */
  readonly fileName?: string
}

/** How far a load is: pieces that are read, then rows that are written. */
export interface LoadProgress {
  readonly stage: 'reading' | 'writing'
  readonly done: number
  readonly total: number
}

/** What became of a load. */
export interface LoadOutcome {
  readonly state: 'waiting' | 'done' | 'refused'
  /** Of one that is done. */
  readonly releaseId: string | null
  readonly problems: readonly FileProblem[]
  /** How many there are, of which a part may be listed. */
  readonly problemCount: number
}

/** Brings releases for a program that has them already, as the demonstration does. */
export abstract class DictionaryLoading {
  /** Versions of a dictionary that are loaded, in whatever state and language. */
  abstract known(dictionary: string): Promise<string[]>
  /**
   * Loads a release at once and puts it into use, as the platform.
   * @param order of which dictionary it is, MedDRA unless it is said; what its origin is called
   * @throws a fault with its first problem when it is refused
   */
  abstract bring(files: readonly ReleaseFile[], order: ReleaseOrder): Promise<void>
  /**
   * Loads a release at once, as the platform; it waits to be approved.
   * @param onProgress told how far it is
   */
  abstract load(
    files: readonly ReleaseFile[],
    order: ReleaseOrder,
    onProgress: (progress: LoadProgress) => void
  ): Promise<LoadOutcome>
}

const dictionaryLanguages = [
  { value: 'en', label: { en: 'English', zh: '英文' } },
  { value: 'zh', label: { en: 'Chinese', zh: '中文' } },
  { value: 'ja', label: { en: 'Japanese', zh: '日文' } },
] as const

/** A release of a dictionary, as lists and the trail name what it says. */
export const releaseFields = {
  dictionary: { kind: 'text', max: 20, label: { en: 'Dictionary', zh: '词典' } },
  version: { kind: 'text', max: 200, label: { en: 'Version', zh: '版本' } },
  language: { kind: 'choice', label: { en: 'Language', zh: '语言' }, of: dictionaryLanguages },
  state: {
    kind: 'choice',
    label: { en: 'State', zh: '状态' },
    of: [
      { value: 'imported', label: { en: 'Imported', zh: '已导入' } },
      { value: 'approved', label: { en: 'Approved', zh: '已批准' } },
      { value: 'active', label: { en: 'Active', zh: '使用中' } },
      { value: 'retired', label: { en: 'Retired', zh: '已停用' } },
    ],
  },
  fileName: { kind: 'text', max: 200, label: { en: 'File', zh: '文件' } },
  sha256: { kind: 'text', max: 200, label: { en: 'SHA-256', zh: 'SHA-256' } },
  encoding: { kind: 'text', max: 200, label: { en: 'Encoding', zh: '编码' } },
  loadedByName: { kind: 'text', max: 200, label: { en: 'Loaded by', zh: '加载人' } },
} as const satisfies Fields

/** A load of a dictionary, as lists and the trail name what it says. */
export const loadFields = {
  dictionary: { kind: 'text', max: 20, label: { en: 'Dictionary', zh: '词典' } },
  fileName: { kind: 'text', max: 200, label: { en: 'File', zh: '文件' } },
  state: {
    kind: 'choice',
    label: { en: 'State', zh: '状态' },
    of: [
      { value: 'waiting', label: { en: 'Being loaded', zh: '加载中' } },
      { value: 'done', label: { en: 'Loaded', zh: '已加载' } },
      { value: 'refused', label: { en: 'Refused', zh: '被拒绝' } },
    ],
  },
  startedByName: { kind: 'text', max: 200, label: { en: 'By', zh: '操作人' } },
} as const satisfies Fields

/** States of a synonym: only an approved one codes. */
const synonymStates = [
  { value: 'proposed', label: { en: 'Proposed', zh: '待批准' } },
  { value: 'approved', label: { en: 'Approved', zh: '已批准' } },
  { value: 'rejected', label: { en: 'Rejected', zh: '已拒绝' } },
] as const
export type SynonymState = (typeof synonymStates)[number]['value']

/** How reporters of a project say it, and the lowest level term that is meant. */
export const synonymFields = {
  verbatim: {
    kind: 'text',
    label: { en: 'Reported words', zh: '报告用语' },
    required: true,
    max: 500,
  },
  code: {
    kind: 'text',
    label: { en: 'LLT code', zh: 'LLT 编码' },
    required: true,
    max: 8,
    help: {
      en: 'Eight digits of a current lowest level term.',
      zh: '现行低位语（LLT）的八位编码。',
    },
  },
  state: {
    kind: 'choice',
    label: { en: 'State', zh: '状态' },
    required: true,
    of: synonymStates,
    help: {
      en: 'Only approved synonyms code by themselves.',
      zh: '仅已批准的同义词参与自动编码。',
    },
  },
} as const satisfies Fields

/** A list of synonyms for all projects of the installation. */
export const synonymListFields = {
  name: { kind: 'text', label: { en: 'Name', zh: '名称' }, required: true, max: 100 },
  language: {
    kind: 'choice',
    label: { en: 'Language', zh: '语言' },
    required: true,
    of: dictionaryLanguages,
  },
  state: {
    kind: 'choice',
    label: { en: 'State', zh: '状态' },
    required: true,
    of: [
      { value: 'prepared', label: { en: 'Being prepared', zh: '准备中' } },
      { value: 'active', label: { en: 'Active', zh: '使用中' } },
      { value: 'retired', label: { en: 'Retired', zh: '已停用' } },
    ],
    help: {
      en: 'All projects look words up in active lists, after their own synonyms.',
      zh: '所有项目先查找自己的同义词，再查找使用中的列表。',
    },
  },
  source: {
    kind: 'text',
    label: { en: 'Source', zh: '来源' },
    required: true,
    max: 500,
    lines: 2,
    help: {
      en: 'Who gives the list out, which edition, and when it came.',
      zh: '列表的发布方、版本及取得时间。',
    },
  },
} as const satisfies Fields
/** What is to be done to many cases at once. */
export type RunOrder =
  /** Whatever has a term beyond doubt gets it. */
  | { readonly kind: 'autocode' }
  /** A coder has chosen the term of a verbatim: each open place that says it gets the term. */
  | {
      readonly kind: 'assign'
      readonly key: string
      readonly verbatim: string
      readonly code: number
      /** As the cases got it. */
      readonly name?: string
    }
  /** Cases go from one version to another, all terms of a case or none. */
  | {
      readonly kind: 'recode'
      readonly from: string
      readonly to: string
      /** Codes that take the place of others, by the code that they replace. */
      readonly replace: Readonly<Record<string, number>>
      /** This case alone. */
      readonly caseId?: string
    }
  /** What a run gave is taken away again where nobody has changed it since. */
  | {
      readonly kind: 'take_back'
      readonly runId: string
      /** What that run was asked for. */
      readonly of?: RunOrder
    }

/** What came of a run. */
export interface RunCounts {
  /** Cases that were gone through, and those of them that were changed. */
  readonly cases: number
  readonly changed: number
  /** Places that got a term, and how: without a person, or by one. */
  readonly coded: number
  readonly exact: number
  readonly normalised: number
  readonly synonym: number
  /** Places that a person has to decide on. */
  readonly left: number
  /** Cases that could not be changed. */
  readonly failed: number
  /** Places from which a term was taken back, and those that somebody has changed since. */
  readonly removed: number
  readonly touched: number
  /** Archived cases, on which nothing is done any more. */
  readonly archived: number
}

/** Coding of many cases at once, as it stands. */
export interface CodingRun {
  readonly id: string
  readonly asked: RunOrder
  readonly state: 'waiting' | 'done'
  /** Version that the project coded with; empty where the run was not about it. */
  readonly version: string
  /** Run that has taken it back. */
  readonly takenBackBy: string | null
  /** Whether it can be taken back: it is over, and has given terms that are known one by one. */
  readonly canTakeBack: boolean
  /** Cases that it goes through; null until they are counted. */
  readonly total: number | null
  readonly counts: RunCounts
  readonly startedByName: string
  readonly startedAt: string
  readonly endedAt: string | null
}
