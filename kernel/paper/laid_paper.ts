/** A paper with each line at its place: PDF and preview draw the same. Lengths are points (1/72 inch). */
export interface LaidPaper {
  readonly pages: readonly LaidPage[]
  /** What lines belong to, each after what it stands in: the tags of the PDF. */
  readonly structure: readonly Tag[]
  /** Characters without a glyph, as they are printed: `[U+2B740]`. */
  readonly missing: readonly MissingGlyph[]
}

/** A character that the font has no glyph for, and how often it stands in the paper. */
export interface MissingGlyph {
  readonly character: string
  /** `U+2B740` */
  readonly codePoint: string
  readonly count: number
}

export interface LaidPage {
  readonly width: number
  readonly height: number
  readonly lines: readonly LaidLine[]
  readonly bars: readonly LaidBar[]
  readonly boxes: readonly LaidBox[]
  readonly watermark?: LaidWatermark
}

/** A line of text. */
export interface LaidLine {
  readonly x: number
  /** The line that letters stand on. */
  readonly baseline: number
  readonly width: number
  readonly size: number
  readonly text: string
  readonly isBold?: true
  /** Small print: labels, feet. */
  readonly isQuiet?: true
  /** Position of its tag in the structure; what has none repeats what is said elsewhere. */
  readonly tag?: number
}

/** A rectangle without text: the ground of a heading, the edge of a cell. */
export interface LaidBar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly look: 'ground' | 'edge' | 'rule'
}

/** Where a box of a form is, or what it goes on with. */
export interface LaidBox {
  readonly key: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** It goes on with a sheet behind. */
  readonly goesOn?: true
}

export interface LaidWatermark {
  readonly text: string
  readonly size: number
  /** Its middle, around which it is turned. */
  readonly x: number
  readonly y: number
  readonly degrees: number
}

export type TagName = 'Sect' | 'H1' | 'H2' | 'H3' | 'P' | 'Table' | 'TR' | 'TH' | 'TD'

export interface Tag {
  readonly name: TagName
  /** Position of the tag that it stands in; the document when absent. */
  readonly inside?: number
}
