import type { Language } from '#kernel/language/words'
import { wording } from '#resources/lang/wording'

/** Each language in its own words. */
export const languageNames: Record<Language, string> = wording('language_names.own')

/** The same, where there is little room. */
export const languageSigns: Record<Language, string> = wording('language_names.short')
