import type { Words } from '#kernel/language/words'

import type { ReleaseState } from '#plugins/coding/contract/release'

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
    refusal: {
      en: 'Only a release that was imported and is not approved yet can be approved.',
      zh: '仅“已导入”且尚未批准的版本可以批准。',
    },
  },
  {
    act: 'activate',
    done: 'dictionary_release.activated',
    from: ['approved'],
    to: 'active',
    refusal: {
      en: 'Only an approved release can be activated; approve it first.',
      zh: '仅“已批准”的版本可以启用，请先批准。',
    },
  },
  {
    act: 'retire',
    done: 'dictionary_release.retired',
    from: ['active'],
    to: 'retired',
    refusal: {
      en: 'Only an active release can be retired.',
      zh: '仅“使用中”的版本可以停用。',
    },
  },
  {
    act: 'roll_back',
    done: 'dictionary_release.rolled_back',
    from: ['retired'],
    to: 'active',
    refusal: {
      en: 'Only a retired release can be brought back into use.',
      zh: '仅“已停用”的版本可以恢复使用。',
    },
  },
  {
    act: 'discard',
    done: 'dictionary_release.discarded',
    from: ['imported', 'approved'],
    to: null,
    refusal: {
      en: 'A release that is or was in use is never discarded, since cases are read by it; retire it instead.',
      zh: '使用中或曾经使用的版本不能删除，因为案例仍需引用；请改为停用。',
    },
  },
] as const satisfies readonly ReleaseAct[]

export type ReleaseActName = (typeof releaseActs)[number]['act']

/** What can be done with a release in that state. */
export function actsFrom(state: ReleaseState): ReleaseActName[] {
  const all: readonly (ReleaseAct & { readonly act: ReleaseActName })[] = releaseActs
  return all.filter(({ from }) => from.includes(state)).map(({ act }) => act)
}
