import { parse } from 'csv-parse/sync'

import { withoutTextSign } from '#kernel/case/content/formula_like'

import { wording } from '#plugins/literature/lang/server/wording'
import type { Problem } from '#plugins/literature/formats/article'
import { type Columns, columnsOf, recordIn } from '#plugins/literature/formats/tables/columns'
import { recordEnd } from '#plugins/literature/formats/tables/record_end'
import type { RawFile, RawRecord } from '#plugins/literature/formats/raw_record'

const SEPARATORS = [',', ';', '\t']

interface Headings {
  /** Index of the line of the headings. */
  readonly at: number
  readonly separator: string
  readonly columns: Columns
}

/** The headings that a line holds, by the separator that gives most of them; else null. */
export function headingsIn(line: string, at: number): Headings | null {
  const found = SEPARATORS.flatMap((separator) => {
    const columns = columnsOf(cellsOf(line, separator))
    return columns ? [{ at, separator, columns }] : []
  })
  const known = ({ columns }: Headings) => columns.filter(Boolean).length
  return found.reduce<Headings | null>(
    (best, each) => (best === null || known(each) > known(best) ? each : best),
    null
  )
}

/**
 * Reads a table whose columns are known by their headings; lines before the headings are no
 * records. A line whose quotation mark stays open is named, those after it come in.
 */
export function readCsv(text: string): RawFile {
  const lines = text.split('\n')
  const records: RawRecord[] = []
  const problems: Problem[] = []
  const headings = firstHeadings(lines)
  if (headings === null) return { records, problems }
  const { separator, columns } = headings
  for (let at = headings.at + 1; at < lines.length;) {
    const end = recordEnd(lines, at, separator)
    if (end === null) {
      problems.push({ line: at + 1, reason: wording('problems.open_quote'), taken: false })
      at += 1
      continue
    }
    const record = recordIn(cellsOf(lines.slice(at, end).join('\n'), separator), columns, at + 1)
    if (record) records.push(record)
    at = end
  }
  return { records, problems }
}

function firstHeadings(lines: readonly string[]): Headings | null {
  for (const [at, line] of lines.entries()) {
    const headings = headingsIn(line, at)
    if (headings) return headings
  }
  return null
}

function cellsOf(record: string, delimiter: string): string[] {
  if (record.trim() === '') return []
  const options = { delimiter, relaxQuotes: true, relaxColumnCount: true }
  try {
    const [cells = []] = parse(record, { ...options, recordDelimiter: '\u0000' }) as string[][]
    return cells.map((cell) => withoutTextSign(cell).trim())
  } catch {
    return record.split(delimiter)
  }
}
