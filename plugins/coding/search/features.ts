import { fold } from '#plugins/coding/search/fold'
import { stemWord } from '#plugins/coding/search/stem_word'

const RUNS = /\p{Script=Han}+|[^\p{Script=Han} ]+/gu

/** Whether there is any Chinese in a text. */
export const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/**
 * What a name is found by: pairs of neighbouring Chinese characters, since Chinese is written
 * without spaces and its words cannot be told apart reliably, and stems of all other words.
 * @param text as it is written
 */
export function featuresOf(text: string): string[] {
  return piecesOf(text).map((piece) => (isHan(piece) ? piece : stemWord(piece)))
}

/** The same before words are reduced to their stems: as somebody wrote them, slips included. */
export function piecesOf(text: string): string[] {
  return (fold(text).match(RUNS) ?? []).flatMap((run) => (isHan(run) ? pairs(run) : run))
}

/**
 * The stems of the words of a text in alphabetical order: equal for two texts that say the same words
 * in another order. Empty for Chinese, where order is meaning, and for a single word.
 */
export function wordKey(text: string): string {
  const folded = fold(text)
  if (isHan(folded)) return ''
  const stems = folded.split(' ').map(stemWord).sort()
  return stems.length > 1 ? stems.join(' ') : ''
}

function pairs(run: string): string[] {
  const characters = [...run]
  if (characters.length === 1) return characters
  return characters.slice(1).map((character, index) => characters[index] + character)
}
