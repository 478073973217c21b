const SEPARATORS = ['\t', ';', ','] as const

/** By so many lines it is found what separates the cells. */
const LINES_READ = 100

/**
 * What separates the cells of a table: the one by which the first line has most cells that are
 * known, else most lines have one, else the first line has most cells, else most lines are divided.
 * @param isKnown whether a cell is a heading, or a value that cannot be mistaken
 */
export function findSeparator(text: string, isKnown: (cell: string) => boolean): string {
  const lines = text.split(/\r\n|\n|\r/, LINES_READ).filter((line) => line.trim() !== '')
  const plain = (lines[0] ?? '').replace(/"[^"]*"/g, '')
  const worth = (separator: string) => {
    const rows = lines.map((line) =>
      line.split(separator).map((cell) => cell.trim().replace(/^"|"$/g, ''))
    )
    const divided = rows.filter((cells) => cells.length > 1)
    return [
      (rows[0] ?? []).filter(isKnown).length,
      divided.filter((cells) => cells.some(isKnown)).length,
      plain.split(separator).length,
      divided.length,
    ]
  }
  return SEPARATORS.map((separator) => ({ separator, worth: worth(separator) })).reduce(
    (best, each) => (isMore(each.worth, best.worth) ? each : best)
  ).separator
}

function isMore(a: readonly number[], b: readonly number[]): boolean {
  const place = a.findIndex((value, at) => value !== b[at])
  return place >= 0 && a[place]! > b[place]!
}
