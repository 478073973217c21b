import type { Words } from '#kernel/language/words'

import { wording } from '#plugins/cases/lang/wording'

/** The version of a case in words: first report, follow-up 2, amendment. */
export function versionWords(kind: string, version: number): Words {
  if (kind === 'follow-up') return wording('version.follow_up', { number: version - 1 })
  if (kind === 'amendment') return wording('version.amendment')
  if (kind === 'nullification') return wording('version.nullification')
  return wording('version.first')
}
