import { piecesOf } from '#plugins/coding/search/features'
import { stemWord } from '#plugins/coding/search/stem_word'
import type { TermIndex } from '#plugins/coding/search/term_index'

interface SimilarName {
  readonly name: number
  /** 0 to 1: what both have in common, by how telling it is (Dice coefficient of weights). */
  readonly score: number
  /** Whether the name has every word that was asked for, unchanged. */
  readonly hasAll: boolean
}

/** Less in common than this is no likeness that a person would see. */
const LEAST = 0.3

/**
 * Names that have words, or pairs of Chinese characters, in common with a text. A word that no name
 * has stands for those that differ from it by a slip.
 */
export function similarNames(index: TermIndex, text: string): SimilarName[] {
  const { postings, near } = index
  const common = new Float64Array(postings.total.length)
  const unchanged = new Uint8Array(postings.total.length)
  const met: number[] = []
  const give = (name: number, weight: number) => {
    if (common[name] === 0) met.push(name)
    common[name] += weight
  }
  const pieces = new Map(piecesOf(text).map((piece) => [stemWord(piece), piece]))
  let asked = 0
  for (const [feature, piece] of pieces) {
    const weight = postings.weight(feature)
    asked += weight
    for (const name of postings.of(feature)) {
      give(name, weight)
      unchanged[name]++
    }
    if (postings.has(feature)) continue
    const given = new Set<number>()
    for (const { word, likeness } of near.near(piece)) {
      const stem = stemWord(word)
      for (const name of postings.of(stem)) {
        if (!given.has(name)) give(name, postings.weight(stem) * likeness)
        given.add(name)
      }
    }
  }
  const similar: SimilarName[] = []
  for (const name of met) {
    // Rounded, since sums of the same weights in another order differ in the last digits.
    const score = Math.round((2e6 * common[name]) / (asked + postings.total[name])) / 1e6
    const hasAll = unchanged[name] === pieces.size
    if (hasAll || score >= LEAST) similar.push({ name, score, hasAll })
  }
  return similar
}
