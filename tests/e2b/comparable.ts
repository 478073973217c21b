import type { CaseContent } from '#kernel/content/case_content'

/** Groups whose row identifiers travel in the message. */
const IDENTIFIED = new Set(['E_i', 'G_k'])

/** A content with sorted keys and without the row identifiers that a message does not carry. */
export function comparable(content: CaseContent): unknown {
  return strip(content, true)
}

function strip(value: unknown, keepId: boolean): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .filter(([key]) => key !== 'id' || keepId)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => [
      key,
      Array.isArray(each) ? each.map((row) => strip(row, IDENTIFIED.has(key))) : each,
    ])
  return Object.fromEntries(entries)
}
