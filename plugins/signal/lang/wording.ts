import { wordingOf } from '#kernel/language/wording_of'
import en from './en.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

/** What screens say, for files that say the same. */
export const screenWording = wordingOf(en, zh)
