import type { Readable } from 'node:stream'

import { wording } from '#plugins/signal/lang/server/wording'
import { linesOf } from '#plugins/signal/reference/reading/lines_of'
import type { ReadingContext } from '#plugins/signal/reference/reading/reading_context'

/** A column by the names that it has in one release or another. */
export type ColumnNames = Readonly<Record<string, readonly string[]>>

/** Gives the cell of a column in the line at hand; empty where the table has no such column. */
export type Cells = (name: string) => string

/**
 * Reads a table of FAERS: cells apart by `$`, a line of headings in any order and case. A line with another
 * number of cells, and a column that is not there, are problems by file and line.
 * @param needed columns without which the table cannot be read
 * @param each given the cells of a line by the names of their columns; those that are not there are empty
 * @returns lines that were read
 */
export async function readDollarTable(
  file: string,
  input: Readable,
  { columns, needed }: { columns: ColumnNames; needed: readonly string[] },
  { problems, advance }: ReadingContext,
  each: (cells: Cells) => void
): Promise<number> {
  let places: Map<string, number> | undefined
  let width = 0
  let line = 0
  let cells: readonly string[] = []
  const cell = (name: string) => {
    const at = places!.get(name)
    return at === undefined ? '' : cells[at]!.trim()
  }
  let count = 0
  for await (const lines of linesOf(input, advance)) {
    for (const text of lines) {
      line += 1
      if (text.trim() === '') continue
      cells = text.split('$')
      if (!places) {
        const found = placesOf(cells, columns)
        const missing = needed.filter((name) => !found.has(name))
        for (const name of missing)
          problems.add(file, line, wording('references.no_column', { names: columns[name]! }))
        if (missing.length > 0) return count
        ;[places, width] = [found, cells.length]
        continue
      }
      // Some releases end lines, not headings, with one more sign.
      if (cells.length === width || (cells.length === width + 1 && cells[width] === '')) {
        count += 1
        each(cell)
      } else {
        const values = { found: cells.length, width }
        problems.add(file, line, wording('references.other_cells', values))
      }
    }
  }
  if (!places) problems.add(file, null, wording('references.empty_table'))
  return count
}

function placesOf(headings: readonly string[], columns: ColumnNames) {
  const known = headings.map((each) =>
    each
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase()
  )
  const found = new Map<string, number>()
  for (const [name, names] of Object.entries(columns)) {
    const at = names.map((each) => known.indexOf(each)).find((place) => place >= 0)
    if (at !== undefined) found.set(name, at)
  }
  return found
}
