import { asText } from '#kernel/content/formula_like'

/**
 * Lines of cells as a file that spreadsheets open (RFC 4180), marked as UTF-8 because of Chinese.
 */
export function csvText(lines: readonly (readonly string[])[]): string {
  const text = lines.map((cells) => cells.map(cell).join(',')).join('\r\n')
  return `\ufeff${text}\r\n`
}

function cell(value: string): string {
  const safe = asText(value)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
