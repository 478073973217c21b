import { wordingOf } from '#kernel/language/wording_of'
import en from './en.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

/** For code that needs a text in both languages; a screen asks i18next. */
export const wording = wordingOf(en, zh)
