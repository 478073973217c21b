import LineBreaker from 'linebreak'

import { type Weight, widthOf } from '#kernel/paper/fonts'

/** A line of a text: from where to where it goes, spaces at its end among it. */
export interface BrokenLine {
  readonly text: string
  /** Position in the text behind the line and its end. */
  readonly end: number
}

/**
 * Breaks a text into lines of a width in points, where Unicode lets lines break (UAX 14), and inside a word
 * that alone is wider. All lines together say the whole text, and none is wider.
 */
export function breakLines(
  text: string,
  width: number,
  size: number,
  weight?: Weight
): BrokenLine[] {
  const lines: BrokenLine[] = []
  let line = ''
  let used = 0
  const end = (at: number) => {
    lines.push({ text: line, end: at })
    line = ''
    used = 0
  }
  const breaker = new LineBreaker(text)
  let from = 0
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) {
    const piece = text.slice(from, found.position)
    const ends = piece.endsWith('\n')
    const said = ends ? piece.slice(0, -1) : piece
    // Spaces at the end of a line take no room.
    const needed = widthOf(said.trimEnd(), size, weight)
    if (used > 0 && used + needed > width) end(from)
    if (needed > width) {
      let at = from
      for (const character of said) {
        const more = widthOf(character, size, weight)
        if (used > 0 && used + more > width) end(at)
        line += character
        used += more
        at += character.length
      }
    } else {
      line += said
      used += widthOf(said, size, weight)
    }
    if (ends) end(found.position)
    from = found.position
  }
  if (line !== '' || lines.length === 0) end(text.length)
  return lines
}
