import { breakLines } from '#kernel/paper/break_lines'
import type { Table } from '#kernel/paper/paper_document'
import { lineHeight, type LineLook, type Sheets, weightOf } from '#kernel/paper/sheets'

const SIZE = 7.5
const PAD = 2.5

/** A row is begun on the next page where fewer lines of it than these have room. */
const FEWEST = 3

/** Lays a table, over as many pages as it takes: its head stands on each, a long row goes on. */
export function layTable(sheets: Sheets, { columns, rows }: Table, inside?: number): void {
  const table = sheets.tag('Table', inside)
  const size = sheets.size(SIZE)
  const lineHigh = lineHeight(size)
  const all = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (share / all) * sheets.width)
  const text = (said: string) => sheets.printable.text(said)
  const broken = (cells: readonly string[], isBold?: true) =>
    cells.map((cell, at) =>
      breakLines(cell, widths[at]! - 2 * PAD, size, weightOf({ isBold })).map((line) => line.text)
    )
  const titles = columns.map(({ title }) => text(title))
  const hasHead = titles.some((title) => title !== '')
  const head = broken(titles, true)
  const headHeight = hasHead ? heightOf(head, lineHigh) : 0

  const putHead = (isFirst: boolean) => {
    if (!hasHead) return
    const row = isFirst ? sheets.tag('TR', table) : undefined
    putLines(head, head.length > 0 ? longest(head) : 0, (look) => ({
      ...look,
      isBold: true,
      // A head that is repeated says nothing more.
      ...(row !== undefined && { tag: sheets.tag('TH', row) }),
    }))
  }

  function putLines(
    cells: readonly (readonly string[])[],
    count: number,
    lookOf: (look: LineLook) => LineLook
  ) {
    const height = count * lineHigh + 2 * PAD
    let x = sheets.left
    cells.forEach((lines, at) => {
      const look = lookOf({ size })
      const width = widths[at]!
      sheets.page.bars.push({ x, y: sheets.y, width, height, look: 'edge' })
      lines
        .slice(0, count)
        .forEach((line, row) => sheets.put(line, x + PAD, sheets.y + PAD + row * lineHigh, look))
      x += width
    })
    sheets.y += height
  }

  sheets.need(headHeight + FEWEST * lineHigh + 2 * PAD)
  putHead(true)
  for (const row of rows) {
    const tag = sheets.tag('TR', table)
    const tags = columns.map(() => sheets.tag('TD', tag))
    let cells: string[][] = broken(columns.map((_, at) => text(row[at] ?? '')))
    while (longest(cells) > 0) {
      const rest = longest(cells)
      if (roomFor(sheets, lineHigh) < Math.min(rest, FEWEST)) {
        sheets.begin()
        putHead(false)
      }
      const count = Math.min(rest, Math.max(1, roomFor(sheets, lineHigh)))
      let at = 0
      putLines(cells, count, (look) => ({ ...look, tag: tags[at++]! }))
      cells = cells.map((lines) => lines.slice(count))
    }
  }
  sheets.y += 6
}

const longest = (cells: readonly (readonly string[])[]): number =>
  Math.max(0, ...cells.map(({ length }) => length))

const heightOf = (cells: readonly (readonly string[])[], lineHigh: number): number =>
  longest(cells) * lineHigh + 2 * PAD

/** Lines of a row for which the page has room. */
const roomFor = (sheets: Sheets, lineHigh: number): number =>
  Math.floor((sheets.bottom - sheets.y - 2 * PAD) / lineHigh)
