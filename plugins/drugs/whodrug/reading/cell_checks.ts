import { LOST } from '#kernel/files/decode_text'
import type { Words } from '#kernel/language/words'

import { atcLevel } from '#plugins/drugs/atc/atc_code'
import { wording } from '#plugins/drugs/lang/server/wording'

/** What is wrong with a cell, or null. */
type CellCheck = (cell: string) => Words | null

const digits =
  (count: number): CellCheck =>
  (cell) =>
    cell.length === count && /^\d+$/.test(cell)
      ? null
      : wording('cell_checks.is_not_digits', { shown: shown(cell), count })

const filled: CellCheck = (cell) =>
  cell === '' ? wording('cell_checks.is_empty_a_value_is_needed') : null

/** An index holds no longer text. */
const LONGEST_BYTES = 2600

const name: CellCheck = (cell) =>
  Buffer.byteLength(cell) > LONGEST_BYTES
    ? wording('cell_checks.has_bytes_at_most_are_possible', {
        byteLength: Buffer.byteLength(cell),
        longest_bytes: LONGEST_BYTES,
      })
    : filled(cell)

const flag: CellCheck = (cell) =>
  cell === '' || /^[YN]$/.test(cell)
    ? null
    : wording('cell_checks.is_neither_y_nor_n', { shown: shown(cell) })

const date: CellCheck = (cell) =>
  /^(\d{8})?$/.test(cell)
    ? null
    : wording('cell_checks.is_no_date_of_eight_digits', { shown: shown(cell) })

const atc: CellCheck = (cell) =>
  atcLevel(cell) === null ? wording('cell_checks.is_no_atc_code', { shown: shown(cell) }) : null

/** By the name that a layout gives to a column; other columns may hold anything. */
const checks: Readonly<Record<string, CellCheck>> = {
  medId: name,
  drugRecordNumber: digits(6),
  seq1: digits(2),
  seq2: digits(3),
  name,
  text: filled,
  substanceId: filled,
  formId: filled,
  isGeneric: flag,
  isOfficial: flag,
  withdrawnOn: date,
  atc,
}

/** No text of a dictionary needs them, and the database does not take NUL at all. */
const CONTROL = /\p{Cc}/u

/** What is wrong with the cells of a line, the first column that is. */
export function checkCells(cells: Readonly<Record<string, string>>): Words | null {
  for (const [column, cell] of Object.entries(cells)) {
    const damage = cell.includes(LOST) ? lost : CONTROL.test(cell) ? control : null
    const wrong = damage ?? checks[column]?.(cell)
    if (wrong) return wording('cell_checks.value_of', { column, wrong })
  }
  return null
}

const control = wording('cell_checks.control')

const lost = wording('cell_checks.lost', { lost: LOST })

const shown = (cell: string) => (cell.length > 30 ? `${cell.slice(0, 30)}…` : cell)
