import { kernelErrors } from '#kernel/errors/kernel_errors'

import type { PrivacySet } from '#plugins/papers/contract'
import { wording } from '#plugins/papers/lang/server/wording'

import sets from './sets.json' with { type: 'json' }

/** For whom papers are made. */
export const privacySets: readonly PrivacySet[] = sets

/** The set of that key, the first without one. Refuses with 1005 one that is not there. */
export function privacySet(key: string = sets[0]!.key): PrivacySet {
  const found = privacySets.find((each) => each.key === key)
  if (!found)
    throw new kernelErrors.E_DATA_NOT_FOUND({ detail: wording('paper.no_privacy_set', { key }) })
  return found
}
