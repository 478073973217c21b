/**
 * What a spreadsheet would take for a formula: a sign that begins one, also its full-width form, behind
 * whatever white space or invisible characters, or a cell that begins with a tab or an end of line.
 */
const FORMULA_LIKE = /^(?:[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n])/u

/** The sign before such a cell that makes it text. */
const TEXT_SIGN = "'"

/** The cell as it may stand in a file for spreadsheets. */
export const asText = (cell: string) => (FORMULA_LIKE.test(cell) ? `${TEXT_SIGN}${cell}` : cell)

/** The cell as it was before `asText`. */
export const withoutTextSign = (cell: string) =>
  cell.startsWith(TEXT_SIGN) && FORMULA_LIKE.test(cell.slice(1)) ? cell.slice(1) : cell
