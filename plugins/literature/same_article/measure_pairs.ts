import type { Article } from '#plugins/literature/formats/article'
import { findPairs } from '#plugins/literature/same_article/find_pairs'
import type { KnownPair } from '#plugins/literature/same_article/read_pairs'

/** How well pairs are found, measured on those that are known. */
export interface PairMeasure {
  readonly records: number
  /** Known pairs of one article. */
  readonly known: number
  /** Known pairs of two articles. */
  readonly traps: number
  /** Pairs that are merged without asking. */
  readonly merged: number
  /** Those of them that are not known as one article. */
  readonly wrongMerges: number
  /** Pairs that a person is asked about. */
  readonly asked: number
  /** Known pairs of one article that are merged or asked about, and those that are not found. */
  readonly found: number
  readonly missed: readonly (readonly [first: string, second: string])[]
  /** Traps that a person is asked about. */
  readonly askedTraps: number
  /** found / known. */
  readonly recall: number
  /** found / (merged + asked). */
  readonly precision: number
}

/** Finds the pairs among records and compares them with those that are known. */
export function measurePairs(
  records: readonly Article[],
  pairs: readonly KnownPair[]
): PairMeasure {
  const keyOf = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`
  const verdicts = findPairs(records)
  const [same, traps] = [true, false].map((is) => pairs.filter((pair) => pair.same === is)) as [
    KnownPair[],
    KnownPair[],
  ]
  const known = new Set(same.map(({ first, second }) => keyOf(first, second)))
  const merged = verdicts.filter(({ verdict }) => verdict === 'same')
  const asked = verdicts.filter(({ verdict }) => verdict === 'ask')
  const seen = new Set(verdicts.map(({ first, second }) => keyOf(first, second)))
  const missed = same.filter(({ first, second }) => !seen.has(keyOf(first, second)))
  const askedOf = new Set(asked.map(({ first, second }) => keyOf(first, second)))
  const found = same.length - missed.length
  const nameOf = (at: number) => records[at]!.key ?? String(at + 1)
  return {
    ...{ records: records.length, known: same.length, traps: traps.length, merged: merged.length },
    wrongMerges: merged.filter(({ first, second }) => !known.has(keyOf(first, second))).length,
    ...{ asked: asked.length, found },
    missed: missed.map(({ first, second }) => [nameOf(first), nameOf(second)] as const),
    askedTraps: traps.filter(({ first, second }) => askedOf.has(keyOf(first, second))).length,
    recall: same.length === 0 ? 1 : found / same.length,
    precision: verdicts.length === 0 ? 1 : found / verdicts.length,
  }
}
