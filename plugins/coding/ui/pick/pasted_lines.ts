/** A line that says something, with its number among all lines. */
export interface PastedLine {
  readonly number: number
  readonly text: string
}

/** The lines of a pasted list that say something. */
export function linesOf(pasted: string): PastedLine[] {
  return pasted
    .split(/\r\n|\r|\n/)
    .map((text, at) => ({ number: at + 1, text: text.trim() }))
    .filter(({ text }) => text !== '')
}
