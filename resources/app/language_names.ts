import type { Language } from '#kernel/language/words'
import { wording } from '#resources/lang/wording'

/** Each language in its own words. */
export const languageNames: Record<Language, string> = wording('language_names.own')
