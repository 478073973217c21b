import { type CaseContent, isRows, type Row } from '#kernel/content/case_content'

/**
 * Gives the rows of a later version the identity of the rows they continue, because a message
 * carries identifiers for events and drugs only, and senders make these anew. A row continues one
 * with the same id, else one that says the same, else one whose first said element is the same.
 * References between rows follow.
 */
export function adoptRowIds(before: CaseContent, after: CaseContent): CaseContent {
  const renamed = new Map<string, string>()
  pairLevel(before, after, renamed)
  return rename(after, renamed) as CaseContent
}

type Level = CaseContent | Row

function pairLevel(before: Level, after: Level, renamed: Map<string, string>): void {
  for (const [key, rows] of Object.entries(after)) {
    const old = before[key]
    if (!isRows(rows) || !isRows(old)) continue
    const free = new Set(old)
    const open = new Set(rows)
    for (const sameRow of [byId, byWords, byFirstElement]) {
      for (const row of open) {
        const continued = [...free].find((candidate) => sameRow(candidate, row))
        if (!continued) continue
        free.delete(continued)
        open.delete(row)
        if (continued.id !== row.id) renamed.set(row.id, continued.id)
        pairLevel(continued, row, renamed)
      }
    }
  }
}

const byId = (a: Row, b: Row) => a.id === b.id
const byWords = (a: Row, b: Row) => wordsOf(a) === wordsOf(b)

function byFirstElement(a: Row, b: Row): boolean {
  const [key] = leafKeys(b)
  return key !== undefined && JSON.stringify(a[key]) === JSON.stringify(b[key])
}

function leafKeys(row: Row): string[] {
  return Object.keys(row)
    .filter((key) => key !== 'id' && !isRows(row[key]))
    .sort()
}

/** What a row says, without the identity of itself and of the rows below. */
function wordsOf(row: Row): string {
  return JSON.stringify(row, (key, value: unknown) => (key === 'id' ? undefined : value))
}

function rename(value: unknown, renamed: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return renamed.get(value) ?? value
  if (Array.isArray(value)) return value.map((each) => rename(each, renamed))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, rename(each, renamed)])
  )
}
