import type { Language } from '#kernel/language/words'

/** Each language in its own words. */
export const languageNames: Record<Language, string> = { zh: '中文', en: 'English' }
