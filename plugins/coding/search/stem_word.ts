import { stemmer } from 'stemmer'

/**
 * The stem of a folded Latin word, so that "rashes" finds "rash", and British and American spelling
 * ("oedema", "anaemia") the same. What holds a digit, such as "q10", stays as it is.
 */
export function stemWord(word: string): string {
  if (!/^\p{Script=Latin}+$/u.test(word)) return word
  return stemmer(word.replace(/[ao]e/g, 'e'))
}
