import { parse } from 'csv-parse/sync'

import { kernelErrors } from '#kernel/errors/kernel_errors'

/** What an export puts before a cell that a spreadsheet would take for a formula. */
const GUARD = /^'(?=[=+\-@\t\r])/

/**
 * Lines of cells of a CSV file (RFC 4180) in UTF-8; without the signs that guard against formulas.
 * Refuses with 3001 what is no such file.
 */
export function readCsv(bytes: Buffer): string[][] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const lines = parse(text, { bom: true, relaxColumnCount: true, skipEmptyLines: false })
    return lines.map((cells) => cells.map((cell) => cell.replace(GUARD, '')))
  } catch {
    throw new kernelErrors.E_FILE_CONTENT({ detail: noCsv })
  }
}

const noCsv = {
  en: 'This is no CSV file in UTF-8. Save the table as "CSV UTF-8".',
  zh: '文件不是 UTF-8 编码的 CSV，请另存为“CSV UTF-8”格式。',
}
