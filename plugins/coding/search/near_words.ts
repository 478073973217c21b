import { editDistance, slipsAllowed } from '#plugins/coding/search/edit_distance'

interface NearWord {
  readonly word: string
  /** 1 for the word itself, less for each slip. */
  readonly likeness: number
}

/** Words of a vocabulary that differ from another one by a slip of the pen. */
export class NearWords {
  #words: readonly string[]
  /** Words by pairs of letters in them: only those that share some are compared letter by letter. */
  #byPair = new Map<string, number[]>()

  constructor(words: Iterable<string>) {
    this.#words = [...words].filter((word) => word.length > 2 && /^\p{Script=Latin}+$/u.test(word))
    for (const [index, word] of this.#words.entries()) {
      for (const pair of pairsOf(word)) {
        const list = this.#byPair.get(pair)
        if (list) list.push(index)
        else this.#byPair.set(pair, [index])
      }
    }
  }

  /** The words that are near, the nearest first, the word itself left out. */
  near(word: string): NearWord[] {
    const slips = slipsAllowed(word.length)
    if (slips === 0) return []
    const shared = new Map<number, number>()
    const pairs = pairsOf(word)
    for (const pair of pairs) {
      for (const index of this.#byPair.get(pair) ?? []) {
        shared.set(index, (shared.get(index) ?? 0) + 1)
      }
    }
    // A slip spoils at most three pairs: two letters that were swapped.
    const least = pairs.size - 3 * slips
    const near: NearWord[] = []
    for (const [index, count] of shared) {
      if (count < least) continue
      const other = this.#words[index]
      const distance = editDistance(word, other, slips)
      if (distance > 0 && distance <= slips) {
        near.push({ word: other, likeness: 1 - distance / Math.max(word.length, other.length) })
      }
    }
    return near.sort((a, b) => b.likeness - a.likeness)
  }
}

/** Pairs of letters of a word, with one more at its beginning and one at its end. */
function pairsOf(word: string): Set<string> {
  const padded = `^${word}$`
  return new Set(Array.from({ length: padded.length - 1 }, (_, at) => padded.slice(at, at + 2)))
}
