/** Rows of one table as JSON, as many as are written at once. */
export interface PackedRows {
  readonly table: string
  readonly rows: number
  readonly json: string
}

/** Rows of one statement: far below what a statement may be long, and often enough for a bar. */
const AT_ONCE = 5000

/**
 * Packs rows as JSON. Texts go from a thread to another in no time, and the database takes them as
 * they are; a tree of 150,000 objects would hold up whoever takes it.
 */
export function packRows(table: string, rows: readonly object[]): PackedRows[] {
  const parts: PackedRows[] = []
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const part = rows.slice(from, from + AT_ONCE)
    parts.push({ table, rows: part.length, json: JSON.stringify(part) })
  }
  return parts
}
