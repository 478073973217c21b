import type { Words } from '#kernel/language/words'

import type { ReleaseState } from '#plugins/coding/contract/release'
import { wording } from '#plugins/coding/lang/server/wording'

/** What is done with a release once it is loaded. */
interface ReleaseAct {
  readonly act: string
  /** `noun.past`, for the trail. */
  readonly done: `dictionary_release.${string}`
  readonly from: readonly ReleaseState[]
  /** Null takes the release away. */
  readonly to: ReleaseState | null
  /** Said of a release that is in no state for it. */
  readonly refusal: Words
}

/** The acts on a release, in the order in which they are offered. */
export const releaseActs = [
  {
    act: 'approve',
    done: 'dictionary_release.approved',
    from: ['imported'],
    to: 'approved',
    refusal: wording('release_acts.only_a_release_that_was_imported'),
  },
  {
    act: 'activate',
    done: 'dictionary_release.activated',
    from: ['approved'],
    to: 'active',
    refusal: wording('release_acts.only_an_approved_release_can_be'),
  },
  {
    act: 'retire',
    done: 'dictionary_release.retired',
    from: ['active'],
    to: 'retired',
    refusal: wording('release_acts.only_an_active_release_can_be'),
  },
  {
    act: 'roll_back',
    done: 'dictionary_release.rolled_back',
    from: ['retired'],
    to: 'active',
    refusal: wording('release_acts.only_a_retired_release_can_be'),
  },
  {
    act: 'discard',
    done: 'dictionary_release.discarded',
    from: ['imported', 'approved'],
    to: null,
    refusal: wording('release_acts.a_release_that_is_or_was'),
  },
] as const satisfies readonly ReleaseAct[]

export type ReleaseActName = (typeof releaseActs)[number]['act']

/** What can be done with a release in that state. */
export function actsFrom(state: ReleaseState): ReleaseActName[] {
  const all: readonly (ReleaseAct & { readonly act: ReleaseActName })[] = releaseActs
  return all.filter(({ from }) => from.includes(state)).map(({ act }) => act)
}
