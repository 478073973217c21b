import { CSV_MARK, csvLine } from '#kernel/fields/csv_line'

/** Lines of cells as a file that spreadsheets open. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  `${CSV_MARK}${lines.map(csvLine).join('')}`
