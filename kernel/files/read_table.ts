import { CsvError, parse } from 'csv-parse/sync'

import { withoutTextSign } from '#kernel/case/content/formula_like'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { LOST } from '#kernel/files/decode_text'
import { findSeparator } from '#kernel/files/find_separator'
import { readText } from '#kernel/files/read_text'
import { wording } from '#kernel/lang/server/wording'
import type { Words } from '#kernel/language/words'

/** A line of a table: what stands in its cells, and the number of the line where it begins, from 1. */
export interface TableLine {
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * The lines of a table that somebody made with a spreadsheet, but for empty ones: UTF-8, UTF-16,
 * GB18030 or Windows-1252, with or without a byte order mark; cells apart by comma, semicolon or
 * tab; without the signs that guard against formulas. Refuses with 3001 what is no such file, a
 * quotation mark that is not closed, and a cell in which a character was lost.
 * @param isKnown whether a cell is a heading, or a value that cannot be mistaken: such cells tell
 * what separates them
 */
export function readTable(
  bytes: Uint8Array,
  isKnown: (cell: string) => boolean = () => false
): TableLine[] {
  const text = readText(bytes)
  if (text === null) throw new kernelErrors.E_FILE_CONTENT({ detail: noText })
  const delimiter = findSeparator(text, isKnown)
  const found: TableLine[] = []
  let read = 0
  const take = (record: string[], { lines }: { lines: number }) => {
    const cells = record.map((cell) => withoutTextSign(cell).trim())
    if (cells.some((cell) => cell !== '')) found.push({ line: read + 1, cells })
    read = lines
    return null
  }
  try {
    parse(text, {
      delimiter,
      recordDelimiter: ['\r\n', '\n', '\r'],
      relaxColumnCount: true,
      relaxQuotes: true,
      onRecord: take,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new kernelErrors.E_FILE_CONTENT({ line: read + 1, detail: notClosed(read + 1) })
  }
  const damaged = found.find(({ cells }) => cells.some((cell) => cell.includes(LOST)))
  if (damaged) {
    throw new kernelErrors.E_FILE_CONTENT({ line: damaged.line, detail: lost(damaged.line) })
  }
  return found
}

const noText: Words = wording('read_table.no_text')
const notClosed = (line: number): Words => wording('read_table.not_closed', { line })
const lost = (line: number): Words => wording('read_table.lost', { line, lost: LOST })
