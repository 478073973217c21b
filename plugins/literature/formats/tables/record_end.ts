/** No cell of an export has more lines: a quotation mark that closes later closes another cell. */
const MOST_LINES = 500

/**
 * Index of the line after the record that begins at a line; a quoted cell may go over several.
 * @returns null where a quotation mark is opened and never closed
 */
export function recordEnd(
  lines: readonly string[],
  start: number,
  separator: string
): number | null {
  let isOpen = false
  for (let at = start; at < Math.min(lines.length, start + MOST_LINES); at++) {
    isOpen = isOpenAfter(lines[at]!, separator, isOpen)
    if (!isOpen) return at + 1
  }
  return null
}

/** A quotation mark opens at the beginning of a cell and closes at its end; two of them are one. */
function isOpenAfter(line: string, separator: string, openBefore: boolean): boolean {
  let isOpen = openBefore
  let isStart = !openBefore
  for (let at = 0; at < line.length; at++) {
    const sign = line[at]!
    if (isOpen && sign === '"') {
      if (line[at + 1] === '"') at++
      else if (at + 1 === line.length || line[at + 1] === separator) isOpen = false
    } else if (!isOpen && sign === '"' && isStart) isOpen = true
    isStart = !isOpen && sign === separator
  }
  return isOpen
}
