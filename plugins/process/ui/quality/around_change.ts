/** Texts that are no longer are shown whole. */
const SHORT = 40
/** So much of what both say stands before and behind what differs. */
const AROUND = 16

/** What one of two long texts says where they differ: what both say far from there is left out. */
export function aroundChange(text: unknown, other: unknown): unknown {
  if (typeof text !== 'string' || typeof other !== 'string') return text
  if (Math.max(text.length, other.length) <= SHORT) return text
  const [own, others] = [[...text], [...other]]
  const least = Math.min(own.length, others.length)
  let before = 0
  while (before < least && own[before] === others[before]) before++
  let behind = 0
  while (behind < least - before && own.at(-1 - behind) === others.at(-1 - behind)) behind++
  const from = before > AROUND ? before - AROUND : 0
  const to = behind > AROUND ? own.length - behind + AROUND : own.length
  return [from > 0 ? '…' : '', ...own.slice(from, to), to < own.length ? '…' : ''].join('')
}
