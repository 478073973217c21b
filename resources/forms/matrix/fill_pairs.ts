import type { Row } from '#kernel/case/content/case_content'
import { toKey } from '#kernel/case/content/element_id'
import { valueOf } from '#kernel/case/content/leaf'
import type { Matrix } from '#kernel/case/forms/page_layout'
import { copyRow, newRow, rowsAt } from '#resources/forms/content/edit_rows'

/** A cell of the matrix, by the identities of its row and its column. */
export interface Cell {
  readonly row: string
  readonly column: string
}

/** Whether a pair is assessed. */
export function isAssessed(pair: Row, { assessment }: Matrix): boolean {
  return rowsAt(pair, toKey(assessment)).length > 0
}

/** Whether what the row stands for is under suspicion: only such pairs have to be assessed. */
export function isSuspect(row: Row, { first }: Matrix): boolean {
  return first.codes.includes(String(valueOf(row[toKey(first.element)]) ?? ''))
}

/** The cells of suspects that nobody has assessed yet. */
export function openCells(
  rows: readonly Row[],
  columns: readonly string[],
  matrix: Matrix
): Cell[] {
  return rows
    .filter((row) => isSuspect(row, matrix))
    .flatMap((row) =>
      columns
        .filter((column) => !pairsAt(row, column, matrix).some((pair) => isAssessed(pair, matrix)))
        .map((column) => ({ row: row.id, column }))
    )
}

/**
 * The rows of a matrix once the assessment of a pair was taken over into cells that have none. What else a
 * pair says is its own: how long after the drug, whether it came back.
 */
export function fillPairs(
  rows: readonly Row[],
  matrix: Matrix,
  from: Row,
  cells: readonly Cell[]
): Row[] {
  const key = toKey(matrix.assessment)
  const filled = (pair: Row): Row => ({ ...pair, [key]: rowsAt(from, key).map(copyRow) })
  return rows.map((row) => {
    const columns = cells.filter((cell) => cell.row === row.id).map(({ column }) => column)
    if (columns.length === 0) return row
    const pairs = columns.reduce(
      (all, column) => {
        const [known] = pairsAt(row, column, matrix)
        if (known) return all.map((pair) => (pair.id === known.id ? filled(pair) : pair))
        return [...all, filled({ ...newRow(), [toKey(matrix.pointer)]: column })]
      },
      rowsAt(row, toKey(matrix.pairs))
    )
    return { ...row, [toKey(matrix.pairs)]: pairs }
  })
}

function pairsAt(row: Row, column: string, { pairs, pointer }: Matrix): Row[] {
  return rowsAt(row, toKey(pairs)).filter((pair) => valueOf(pair[toKey(pointer)]) === column)
}
