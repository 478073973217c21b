/** How a pair is to that of an earlier run. */
export const pairChanges = ['new', 'gone', 'stronger', 'weaker', 'same'] as const
export type PairChange = (typeof pairChanges)[number]

/** Why it is so. */
export interface ChangeReasons {
  /** Reports of the pair that the earlier run did not count. */
  readonly added: number
  /** Reports that it counted and this one does not. */
  readonly removed: number
  /** Reports of both that say something else since. */
  readonly followedUp: number
  /** The runs have another version of MedDRA. */
  readonly dictionary: boolean
  /** The runs have other settings. */
  readonly settings: boolean
  /** Nothing of the pair itself is different: only what it is compared with. */
  readonly background: boolean
}

/** A pair against an earlier run. */
export interface ComparedPair {
  readonly change: PairChange
  /** Rules that it fulfils now and did not before. */
  readonly gained: readonly string[]
  readonly lost: readonly string[]
  readonly before: { readonly a: number; readonly rules: readonly string[] } | null
}
