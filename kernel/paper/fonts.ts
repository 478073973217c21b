import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { create, type Font } from 'fontkit'

const folder = '@expo-google-fonts/noto-sans-sc'
const files = {
  regular: `${folder}/400Regular/NotoSansSC_400Regular.ttf`,
  bold: `${folder}/700Bold/NotoSansSC_700Bold.ttf`,
} as const

/** Noto Sans SC as it comes with the product; fonts of the system are never used. */
export type Weight = keyof typeof files

interface OpenFont {
  readonly bytes: Uint8Array
  readonly font: Font
  /** Widths of characters, in shares of the size. */
  readonly widths: Map<number, number>
}

const open = new Map<Weight, OpenFont>()

function fontOf(weight: Weight): OpenFont {
  const known = open.get(weight)
  if (known) return known
  const bytes = readFileSync(createRequire(import.meta.url).resolve(files[weight]))
  const font = create(bytes) as Font
  const opened = { bytes, font, widths: new Map<number, number>() }
  open.set(weight, opened)
  return opened
}

/** The file of a font, to be embedded; read once. */
export const bytesOf = (weight: Weight): Uint8Array => fontOf(weight).bytes

/** Whether the font can draw a character. */
export const hasGlyph = (codePoint: number): boolean =>
  fontOf('regular').font.hasGlyphForCodePoint(codePoint)

/** Width of a text in points. */
export function widthOf(text: string, size: number, weight: Weight = 'regular'): number {
  const { font, widths } = fontOf(weight)
  let sum = 0
  for (const character of text) {
    const codePoint = character.codePointAt(0)!
    let width = widths.get(codePoint)
    if (width === undefined) {
      width = font.glyphForCodePoint(codePoint).advanceWidth / font.unitsPerEm
      widths.set(codePoint, width)
    }
    sum += width
  }
  return sum * size
}
