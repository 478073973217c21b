import type { CaseContent, Row } from '#kernel/case/content/case_content'

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
      Array.isArray(each) ? inOrder(key, each).map((row) => strip(row, IDENTIFIED.has(key))) : each,
    ])
  return Object.fromEntries(entries)
}

/** Pairs of a drug and its events have no order in a message: each is named by its event. */
function inOrder(key: string, rows: unknown[]): unknown[] {
  if (key !== 'G_k_9_i') return rows
  return (rows as Row[]).toSorted((a, b) => (String(a.G_k_9_i_1) < String(b.G_k_9_i_1) ? -1 : 1))
}
