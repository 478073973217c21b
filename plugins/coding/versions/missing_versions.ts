import type { Words } from '#kernel/language/words'
import { wording } from '#plugins/coding/lang/server/wording'

/** Said where a term is asked for and there is no MedDRA at all to take it from. */
export const noneInUse: Words = wording('missing_versions.none_in_use')

/** Said of a version that is asked for and was never in use. */
export const notLoaded = (version: string): Words =>
  wording('missing_versions.not_loaded', { version })
