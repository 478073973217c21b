const special = /[\\\n\r\t]/
const specials = /[\\\n\r\t]/g
const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/**
 * Rows as the text format of COPY: tabs between, a line each, \N for null (PostgreSQL, COPY).
 * @param same values that begin every row
 */
export function copyText(
  same: readonly unknown[],
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[]
): string {
  const start = same.map((value) => `${field(value)}\t`).join('')
  let text = ''
  for (const row of rows) {
    text += `${start}${columns.map((column) => field(row[column])).join('\t')}\n`
  }
  return text
}

function field(value: unknown): string {
  if (value === null || value === undefined) return '\\N'
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return special.test(text) ? text.replace(specials, (sign) => escapes[sign]) : text
}
