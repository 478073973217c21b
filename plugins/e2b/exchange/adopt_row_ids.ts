import { type CaseContent, isRows, type Row } from '#kernel/case/content/case_content'

/**
 * Gives the rows of a later version the identity of the rows they continue, because a message
 * carries identifiers for events and drugs only, and senders make these anew. A row continues one
 * with the same id, else one that says the same, else of those whose first said element is the
 * same the one that it has most in common with. References between rows follow.
 * @param before without what no message can carry, as the message has not got it either
 */
export function adoptRowIds(before: CaseContent, after: CaseContent): CaseContent {
  return renameRows(after, adoptedRowIds(before, after))
}

/** The identities that rows take over, by those that they came with. */
export function adoptedRowIds(
  before: CaseContent,
  after: CaseContent
): ReadonlyMap<string, string> {
  const renamed = new Map<string, string>()
  pairLevel(before, after, renamed)
  return renamed
}

/** Gives rows, and references to them, their new identities. */
export function renameRows(
  content: CaseContent,
  renamed: ReadonlyMap<string, string>
): CaseContent {
  return rename(content, (text) => renamed.get(text) ?? text) as CaseContent
}

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi

/** The same in what was kept beside a case, which names rows within its texts. */
export function renameInUnmapped<Part>(part: Part, renamed: ReadonlyMap<string, string>): Part {
  if (renamed.size === 0) return part
  return rename(part, (text) => text.replace(UUID, (id) => renamed.get(id) ?? id)) as Part
}

type Level = CaseContent | Row

function pairLevel(before: Level, after: Level, renamed: Map<string, string>): void {
  for (const [key, rows] of Object.entries(after)) {
    const old = before[key]
    if (!isRows(rows) || !isRows(old)) continue
    const free = new Set(old)
    const open = new Set(rows)
    const pair = (continued: Row, row: Row) => {
      free.delete(continued)
      open.delete(row)
      if (continued.id !== row.id) renamed.set(row.id, continued.id)
      pairLevel(continued, row, renamed)
    }
    for (const sayOf of [idOf, wordsOf]) {
      const alike = Map.groupBy(free, sayOf)
      for (const row of open) {
        const continued = alike.get(sayOf(row))?.shift()
        if (continued) pair(continued, row)
      }
    }
    for (const { continued, row } of byLikeness(free, open)) {
      if (free.has(continued) && open.has(row)) pair(continued, row)
    }
  }
}

const idOf = ({ id }: Row) => id

/** Rows with the same first element, those first that share most. */
function byLikeness(free: ReadonlySet<Row>, open: ReadonlySet<Row>) {
  const alike = Map.groupBy(free, firstLeaf)
  return [...open]
    .flatMap((row) =>
      (alike.get(firstLeaf(row)) ?? []).map((continued) => ({
        continued,
        row,
        shared: leafKeys(row).filter((key) => wordsOf(row[key]) === wordsOf(continued[key])).length,
      }))
    )
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
}

/** The first element of a row with what it says; the same for all rows that say nothing. */
function firstLeaf(row: Row): string {
  const [key] = leafKeys(row)
  return key === undefined ? '' : `${key} ${wordsOf(row[key])}`
}

function leafKeys(row: Row): string[] {
  return Object.keys(row)
    .filter((key) => key !== 'id' && !isRows(row[key]))
    .sort()
}

/** What something says, without the identities of rows, however its properties are ordered. */
function wordsOf(part: unknown): string {
  return JSON.stringify(part, (key, value: unknown) => {
    if (key === 'id') return undefined
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}

function rename(value: unknown, nameOf: (text: string) => string): unknown {
  if (typeof value === 'string') return nameOf(value)
  if (Array.isArray(value)) return value.map((each) => rename(each, nameOf))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [nameOf(key), rename(each, nameOf)])
  )
}
