import { wordingOf } from '#kernel/language/wording_of'

import en from './en.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

/** What the server alone says; a browser gets the sentence. */
export const wording = wordingOf(en, zh)
