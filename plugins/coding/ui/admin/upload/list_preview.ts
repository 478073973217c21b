import type { Words } from '#kernel/language/words'
import type { NamedCode } from '#plugins/coding/contract/dictionary'
import type { SynonymState } from '#plugins/coding/contract/synonym'

/** A synonym as it is or would be. */
export interface ShownSynonym extends NamedCode {
  readonly state: SynonymState
}

export interface ShownLine extends ShownSynonym {
  readonly line: number
  readonly verbatim: string
}

/** What a list would do, as the server tells it: the first lines of each kind, the counts of all. */
export interface ListPreview {
  readonly counts: Readonly<Record<'fresh' | 'changed' | 'same' | 'wrong', number>>
  readonly fresh: readonly ShownLine[]
  readonly changed: readonly (ShownLine & { readonly before: ShownSynonym })[]
  readonly wrong: readonly {
    readonly line: number
    readonly column: 'verbatim' | 'code' | 'state' | null
    readonly says: Words
  }[]
  readonly seal: string
}
