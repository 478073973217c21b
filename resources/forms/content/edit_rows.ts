import { isRows, type Row } from '#kernel/case/content/case_content'
import type { Level } from './edit_content'

/** The same each time: whoever has no rows is not drawn anew. */
const NONE = Object.freeze([]) as readonly Row[] as Row[]

/** The rows of a group at a level. */
export function rowsAt(level: Level | undefined, key: string): Row[] {
  const rows = level?.[key]
  return isRows(rows) ? rows : NONE
}

/** An empty row with an identity of its own. */
export function newRow(): Row {
  return { id: crypto.randomUUID() }
}

/** A copy of a row: the same values, new identities all the way down. */
export function copyRow(row: Row): Row {
  const copy: Row = { ...structuredClone(row), ...newRow() }
  for (const [key, value] of Object.entries(copy)) {
    if (isRows(value)) copy[key] = value.map(copyRow)
  }
  return copy
}

/** The rows with one of them moved by some places; at the ends it stays. */
export function moveRow(rows: readonly Row[], id: string, by: number): Row[] {
  const from = rows.findIndex((row) => row.id === id)
  const to = Math.min(rows.length - 1, Math.max(0, from + by))
  const moved = rows.filter((row) => row.id !== id)
  if (from !== -1) moved.splice(to, 0, rows[from]!)
  return moved
}
