/** A table for a terminal: cells below each other, numbers to the right. */
export function alignedLines(
  head: readonly string[],
  rows: readonly (readonly string[])[]
): string[] {
  const widths = head.map((title, at) =>
    Math.max(widthOf(title), ...rows.map((row) => widthOf(row[at]!)))
  )
  const isNumeric = head.map((_, at) => rows.every((row) => NUMBER.test(row[at]!)))
  return [head, ...rows].map((row) =>
    row
      .map((cell, at) => {
        const room = ' '.repeat(widths[at]! - widthOf(cell))
        return isNumeric[at] ? room + cell : cell + room
      })
      .join('  ')
      .trimEnd()
  )
}

const NUMBER = /^(-|-?∞|-?[\d.]+(e[+-]?\d+)?)$/

/** Chinese characters take two places. */
const widthOf = (text: string): number =>
  text.length + (text.match(/[\u2E80-\uFFEF]/g)?.length ?? 0)
