import { whoWords } from '#kernel/fields/who_words'
import { say } from '#resources/app/language'

/** Who did something, in the language of the page. */
export const whoText = (name: string): string => say(whoWords(name))
