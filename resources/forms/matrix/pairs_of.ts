import type { Row } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { valueOf } from '#kernel/case/content/leaf'
import type { Matrix } from '#kernel/case/forms/page_layout'
import { rowsAt } from '#resources/forms/content/edit_rows'

/** Column of the pairs that point to nothing that the case has. */
export const NOWHERE = ''

/** The rows of a matrix: those with the codes that matter first, each kind in the order of the case. */
export function orderedRows(rows: readonly Row[], { first }: Matrix): Row[] {
  const key = toKey(first.element)
  const place = (row: Row) => {
    const at = first.codes.indexOf(String(valueOf(row[key]) ?? ''))
    return at === -1 ? first.codes.length : at
  }
  return rows.toSorted((a, b) => place(a) - place(b))
}

/** The pairs of one row by the column that they point to; one pair may have been assessed twice. */
export function pairsByColumn(
  row: Row,
  { pairs, pointer }: Matrix,
  columns: ReadonlySet<string>
): Map<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const pair of rowsAt(row, toKey(pairs))) {
    const to = String(valueOf(pair[toKey(pointer)]) ?? NOWHERE)
    const column = columns.has(to) ? to : NOWHERE
    found.set(column, [...(found.get(column) ?? []), pair])
  }
  return found
}
