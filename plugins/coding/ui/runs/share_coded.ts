import type { RunCounts } from './run'

/**
 * Share of the places without a term that got one without a person, and what equal letters alone
 * would have given; both in per cent.
 */
export function shareCoded(counts: RunCounts): { byItself: number; byLetters: number } {
  const { exact, normalised, synonym, left } = counts
  const all = exact + normalised + synonym + left
  const share = (part: number) => (all === 0 ? 0 : (part / all) * 100)
  return { byItself: share(exact + normalised + synonym), byLetters: share(exact) }
}
