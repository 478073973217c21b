import type { PackedRows } from '#kernel/database/packed_rows'
import type { Fields } from '#kernel/fields/field'
import type { ZipLimits } from '#kernel/files/checks/zip_limits'
import type { FileProblem } from '#kernel/files/file_problems'
import type { Words } from '#kernel/language/words'
import { ExtensionPoint } from '#kernel/plugins/extension_point'

import type { DictionaryLanguage } from '#plugins/coding/contract/dictionary'
import { wording } from '#plugins/coding/lang/wording'

/** Where a release stands between being loaded and being out of use. */
export type ReleaseState = 'imported' | 'approved' | 'active' | 'retired'

/** A file of a release; its name may hold folders. */
export interface ReleaseFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/** What a person says of a release that its files do not; of MedDRA nothing. */
export type ReleaseDetails = Readonly<Record<string, string>>

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
export type ReadsRelease = (files: readonly ReleaseFile[], details: ReleaseDetails) => ReadPacked

/** A dictionary that comes release by release: how its releases are known, read and written. */
export interface ReleasedDictionary {
  readonly dictionary: string
  /** Names of files of an upload, and of entries of its archive, that may belong to a release. */
  readonly files: RegExp
  /** Said of an upload in which there is none. */
  readonly noRelease: Words
  readonly zipLimits: ZipLimits
  /** Takes from a request what a person says of a release. Refuses with 2017. */
  readonly hear: (body: Readonly<Record<string, unknown>>) => Promise<ReleaseDetails>
  /** Address, without extension, of the module whose default export is `ReadsRelease`. */
  readonly reader: string
  /** By table, the statement that writes rows that come as JSON: `?` is the release, then the rows. */
  readonly inserts: Readonly<Record<string, string>>
  /** Done when all rows are written, before the release is there for others. */
  readonly settle?: string
  /** Whether cases say a version already, which came with messages before its release did. */
  readonly isInCases?: (version: string) => Promise<boolean>
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
  readonly details?: ReleaseDetails
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

/** Languages that a release, or a list, may be in. */
export const dictionaryLanguages = [
  { value: 'en', label: wording('contract_release.english') },
  { value: 'zh', label: wording('contract_release.chinese') },
  { value: 'ja', label: wording('contract_release.japanese') },
] as const

/** A release of a dictionary, as lists and the trail name what it says. */
export const releaseFields = {
  dictionary: { kind: 'text', max: 20, label: wording('contract_release.dictionary') },
  version: { kind: 'text', max: 200, label: wording('contract_release.version') },
  language: {
    kind: 'choice',
    label: wording('contract_release.language'),
    of: dictionaryLanguages,
  },
  state: {
    kind: 'choice',
    label: wording('contract_release.state'),
    of: [
      { value: 'imported', label: wording('contract_release.imported') },
      { value: 'approved', label: wording('contract_release.approved') },
      { value: 'active', label: wording('contract_release.active') },
      { value: 'retired', label: wording('contract_release.retired') },
    ],
  },
  fileName: { kind: 'text', max: 200, label: wording('contract_release.file') },
  sha256: { kind: 'text', max: 200, label: { en: 'SHA-256', zh: 'SHA-256' } },
  encoding: { kind: 'text', max: 200, label: wording('contract_release.encoding') },
  loadedByName: { kind: 'text', max: 200, label: wording('contract_release.loaded_by') },
} as const satisfies Fields

/** A load of a dictionary, as lists and the trail name what it says. */
export const loadFields = {
  dictionary: { kind: 'text', max: 20, label: wording('contract_release.dictionary') },
  fileName: { kind: 'text', max: 200, label: wording('contract_release.file') },
  state: {
    kind: 'choice',
    label: wording('contract_release.state'),
    of: [
      { value: 'waiting', label: wording('contract_release.being_loaded') },
      { value: 'done', label: wording('contract_release.loaded') },
      { value: 'refused', label: wording('contract_release.refused') },
    ],
  },
  startedByName: { kind: 'text', max: 200, label: wording('contract_release.by') },
} as const satisfies Fields
