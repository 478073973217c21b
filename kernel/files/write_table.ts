import { Readable } from 'node:stream'

import { writeXlsxStream } from 'hucre/xlsx'

import { CSV_MARK, csvLine } from '#kernel/fields/csv_line'

/** A column of a table for spreadsheets. */
export interface TableHead {
  readonly text: string
  /** In characters. */
  readonly width: number
}

/** A table whose rows are fetched as they are written. */
export interface TableToWrite {
  /** Of its sheet, at most 31 characters. */
  readonly name: string
  readonly heads: readonly TableHead[]
  /** A cell for each head. A text stays one, whatever it looks like; null leaves a cell empty. */
  readonly rows: AsyncIterable<readonly TableCell[]>
}

export type TableCell = string | number | null

/** Kinds of files for spreadsheets, by how their names end. */
export const tableKinds = ['xlsx', 'csv'] as const

export type TableKind = (typeof tableKinds)[number]

interface Writer {
  readonly mediaType: string
  /** The file, made while it is read: no more of it is in memory than what is on its way. */
  write(table: TableToWrite): Readable
}

/** How each kind is written. What `rows` throws cuts the file off. */
export const tableWriters: Readonly<Record<TableKind, Writer>> = {
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: ({ name, heads, rows }) =>
      Readable.from(
        writeXlsxStream(mutable(rows), {
          name,
          // Whoever edits a cell of text leaves it text (`@`), even one that begins like a formula.
          columns: heads.map(({ text, width }) => ({ header: text, width, numFmt: '@' })),
          freezePane: { rows: 1 },
        }),
        { objectMode: false }
      ),
  },
  csv: {
    mediaType: 'text/csv; charset=utf-8',
    write: (table) => Readable.from(linesOf(table), { objectMode: false }),
  },
}

async function* linesOf({ heads, rows }: TableToWrite): AsyncGenerator<string, void> {
  yield CSV_MARK + csvLine(heads.map(({ text }) => text))
  for await (const row of rows)
    yield csvLine(row.map((cell) => (cell === null ? '' : String(cell))))
}

async function* mutable(rows: TableToWrite['rows']): AsyncGenerator<TableCell[], void> {
  for await (const row of rows) yield [...row]
}
