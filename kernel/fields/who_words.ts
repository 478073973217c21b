import type { Words } from '#kernel/language/words'
import { wording } from '#kernel/lang/wording'

/** Who acts without being a person, as the program names them when it writes down who did something. */
const doers: Readonly<Record<string, Words>> = {
  'system': wording('who_words.system'),
  'command line': wording('who_words.command_line'),
  'sign-in': wording('who_words.sign_in'),
  'outside platform': wording('who_words.outside_platform'),
}

/** Who did something: a person by name, what is none in both languages. */
export function whoWords(name: string): Words {
  return Object.hasOwn(doers, name) ? doers[name]! : { en: name, zh: name }
}
