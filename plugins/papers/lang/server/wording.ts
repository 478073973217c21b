import { wordingOf } from '#kernel/language/wording_of'

import en from './en.json' with { type: 'json' }
import zh from './zh.json' with { type: 'json' }

/** What the server alone says; papers say it in their language. */
export const wording = wordingOf(en, zh)
