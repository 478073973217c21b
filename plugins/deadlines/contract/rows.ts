import type { Row } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'

/** The rows of a group; none where there are none. */
export const rowsOf = (rows: unknown): Row[] => (Array.isArray(rows) ? (rows as Row[]) : [])

/** The text of a leaf, or undefined. */
export function textOf(leaf: unknown): string | undefined {
  const value = valueOf(leaf)
  return typeof value === 'string' && value !== '' ? value : undefined
}
