/** A cell that a spreadsheet would take for a formula is made text. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * Lines of cells as a file that spreadsheets open (RFC 4180), marked as UTF-8 because of Chinese.
 */
export function csvText(lines: readonly (readonly string[])[]): string {
  const text = lines.map((cells) => cells.map(cell).join(',')).join('\r\n')
  return `\ufeff${text}\r\n`
}

function cell(value: string): string {
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
