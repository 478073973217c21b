import { say } from '#resources/app/language'
import { whoWords } from '#resources/app/who_words'

/** Who did something, in the language of the page. */
export const whoText = (name: string): string => say(whoWords(name))
