import { hasGlyph } from '#kernel/paper/fonts'
import type { MissingGlyph } from '#kernel/paper/laid_paper'

/** `U+2B740` */
const codePointOf = (character: string): string =>
  `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`

/** Text as it can be printed, and what in it has no glyph. */
export class Printable {
  #missing = new Map<string, number>()

  /** Characters without a glyph as `[U+2B740]`, ends of lines as `\n`, a tab as four spaces. */
  text(said: string): string {
    const plain = said.replaceAll(/\r\n?|\u2028|\u2029/g, '\n').replaceAll('\t', '    ')
    let text = ''
    for (const character of plain) {
      if (character === '\n' || hasGlyph(character.codePointAt(0)!)) text += character
      else {
        this.#missing.set(character, (this.#missing.get(character) ?? 0) + 1)
        text += `[${codePointOf(character)}]`
      }
    }
    return text
  }

  /** What was met so far. */
  get missing(): MissingGlyph[] {
    return [...this.#missing].map(([character, count]) => ({
      character: character.isWellFormed() ? character : '\uFFFD',
      codePoint: codePointOf(character),
      count,
    }))
  }
}
