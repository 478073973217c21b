import type { Language } from '#kernel/language/words'

/** A paper as data: what it says and where its boxes are; how lines break follows from it. */
export interface PaperDocument {
  readonly title: string
  /** Who makes it, for the properties of the file. */
  readonly maker: string
  /** ISO, UTC */
  readonly madeAt: string
  /** Main language of the text, for whoever has it read aloud. */
  readonly language: Language
  /** At the foot of each page: which case, in which state, made by whom and when. */
  readonly foot: string
  readonly words: PaperWords
  /** Large and pale across each page. */
  readonly watermark?: string
  /** No letters are smaller, in points. */
  readonly least?: number
  /** Of pages that flow; A4 upright when absent. */
  readonly orientation?: 'portrait' | 'landscape'
  readonly nodes: readonly PaperNode[]
}

/** Words that the layout needs by itself. */
export interface PaperWords {
  /** `Page {{page}} of {{pages}}` */
  readonly pageOf: string
  /** Ends a box that goes on elsewhere, and heads what it goes on with: `continued / 续`. */
  readonly continued: string
}

/** What flows from page to page, or a form of boxes on a page of its own. */
export type PaperNode = Heading | Paragraph | Table | Signature | BoxForm

export interface Heading {
  readonly kind: 'heading'
  readonly level: 1 | 2 | 3
  readonly text: string
}

export interface Paragraph {
  readonly kind: 'paragraph'
  readonly text: string
}

export interface Table {
  readonly kind: 'table'
  readonly columns: readonly TableColumn[]
  readonly rows: readonly (readonly string[])[]
}

export interface TableColumn {
  readonly title: string
  /** Share of the width; those of all columns need not make 1. */
  readonly share: number
}

/** A line to sign on, with what is below it. */
export interface Signature {
  readonly kind: 'signature'
  readonly label: string
}

/** Boxes at their places on one A4 page. What does not fit follows on sheets behind it. */
export interface BoxForm {
  readonly kind: 'form'
  readonly title: string
  /** Right of the title. */
  readonly note?: string
  readonly headings: readonly FormHeading[]
  readonly boxes: readonly Box[]
}

/** A part of the page, in mm from its left upper corner. */
interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A bar across the form that names the boxes below. */
export interface FormHeading extends Place {
  readonly text: string
}

export interface Box extends Place {
  /** Number of the box; its sheets are keyed by it. */
  readonly key: string
  readonly label: string
  readonly parts: readonly BoxPart[]
}

export type BoxPart = BoxText | BoxRows | BoxTicks

export interface BoxText {
  readonly kind: 'text'
  readonly text: string
}

/** A line for each row in the box, a table on its sheet. */
export interface BoxRows {
  readonly kind: 'rows'
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

export interface BoxTicks {
  readonly kind: 'ticks'
  readonly ticks: readonly { readonly label: string; readonly isTicked: boolean }[]
}

/** A row as it stands in a box: its cells that say something. */
export const lineOfRow = (cells: readonly string[]): string =>
  cells.filter((cell) => cell !== '').join('; ')

/** A choice with its square in front. */
export const lineOfTick = ({ label, isTicked }: BoxTicks['ticks'][number]): string =>
  `${isTicked ? '■' : '□'} ${label}`
