import { asText } from '#kernel/case/content/formula_like'

/** Before the first line: by it spreadsheets know UTF-8, which Chinese needs. */
export const CSV_MARK = '\ufeff'

/** A line of a file for spreadsheets (RFC 4180), in which no cell is taken for a formula. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`

function cell(value: string): string {
  const safe = asText(value)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
