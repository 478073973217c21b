import { Parser } from 'htmlparser2'

import { lineCounter } from '#plugins/literature/formats/content/line_counter'
import { type Columns, columnsOf, recordIn } from '#plugins/literature/formats/tables/columns'
import type { RawFile, RawRecord } from '#plugins/literature/formats/raw_record'

interface Row {
  readonly line: number
  readonly cells: string[]
}

/** Reads a table of HTML, which many sites name .xls; cells and rows need not be closed. */
export function readHtmlTable(text: string): RawFile {
  const records: RawRecord[] = []
  let columns: Columns | null = null
  for (const { line, cells } of rowsOf(text)) {
    const headings = columnsOf(cells)
    if (columns === null || headings) columns = headings
    else {
      const record = recordIn(cells, columns, line)
      if (record) records.push(record)
    }
  }
  return { records, problems: [] }
}

/** Whether a text has a table with headings that we know. */
export function hasHtmlTable(text: string): boolean {
  return /<t[rd][\s>]/i.test(text) && rowsOf(text).some(({ cells }) => columnsOf(cells) !== null)
}

function rowsOf(text: string): Row[] {
  const rows: Row[] = []
  let isCell = false
  const lineAt = lineCounter(text)
  const write = (part: string) => {
    const cells = rows.at(-1)?.cells
    if (isCell && cells?.length) cells[cells.length - 1] += part
  }
  const parser: Parser = new Parser({
    onopentagname(name) {
      if (name === 'tr') {
        rows.push({ line: lineAt(parser.startIndex), cells: [] })
        isCell = false
      } else if (name === 'td' || name === 'th') {
        rows.at(-1)?.cells.push('')
        isCell = true
      } else if (name === 'br' || name === 'p') write('\n')
    },
    ontext: (part) => write(part.replaceAll(/\s+/g, ' ')),
    onclosetag(name) {
      if (name === 'td' || name === 'th' || name === 'tr') isCell = false
    },
  })
  parser.end(text)
  return rows.map((row) => ({ ...row, cells: row.cells.map((cell) => cell.trim()) }))
}
