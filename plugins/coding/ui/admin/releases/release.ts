import type { Words } from '#kernel/language/words'
import type { DictionaryLanguage } from '#plugins/coding/contract/dictionary'
import type { ReleaseState } from '#plugins/coding/contract/release'

export type ReleaseActName = 'approve' | 'activate' | 'retire' | 'roll_back' | 'discard'

/** A release as the server shows it. */
export interface Release {
  readonly id: string
  readonly dictionary: string
  readonly version: string
  readonly language: DictionaryLanguage
  readonly state: ReleaseState
  readonly fileName: string
  readonly sha256: string
  readonly encoding: string
  /** How many there are of everything in it. */
  readonly counted: readonly { readonly label: Words; readonly count: number }[]
  readonly loadedByName: string
  readonly loadedAt: string
  /** What can be done with it now. */
  readonly acts: readonly ReleaseActName[]
}
