import { wordingOf } from '#kernel/language/wording_of'
import en from './en.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

/** What browser and server both say. */
export const wording = wordingOf(en, zh)
