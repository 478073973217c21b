import { breakLines } from '#kernel/paper/break_lines'
import { type Weight, widthOf } from '#kernel/paper/fonts'
import type {
  LaidBar,
  LaidBox,
  LaidLine,
  LaidPage,
  LaidPaper,
  Tag,
  TagName,
} from '#kernel/paper/laid_paper'
import type { PaperDocument } from '#kernel/paper/paper_document'
import { Printable } from '#kernel/paper/printable'

/** Points in a millimetre. */
export const MM = 72 / 25.4

/** A4 */
const PORTRAIT = { width: 210 * MM, height: 297 * MM }
const LANDSCAPE = { width: PORTRAIT.height, height: PORTRAIT.width }

/** Around what flows; a form places its boxes itself. */
const EDGE = { side: 14 * MM, top: 14 * MM, bottom: 18 * MM }

/** Height of a line as a share of its size, and of what of it lies above the line letters stand on. */
const LINE = 1.36
const ABOVE = 1.02

export const lineHeight = (size: number): number => size * LINE

interface OpenPage {
  readonly lines: LaidLine[]
  readonly bars: LaidBar[]
  readonly boxes: LaidBox[]
}

/** How a line looks, and what it belongs to. */
export type LineLook = Pick<LaidLine, 'size' | 'isBold' | 'isQuiet' | 'tag'>

export const weightOf = ({ isBold }: Pick<LaidLine, 'isBold'>): Weight =>
  isBold ? 'bold' : 'regular'

/** The pages of a paper while they are laid: where the next line goes, and what stands there already. */
export class Sheets {
  #pages: OpenPage[] = []
  #tags: Tag[] = []
  readonly printable = new Printable()
  /** Upper edge of what comes next. */
  y = 0

  get page(): OpenPage {
    return this.#pages.at(-1)!
  }

  /** A size, or the least where that is more. */
  size(points: number): number {
    return Math.max(points, this.least)
  }

  private least: number
  readonly left = EDGE.side
  readonly width: number
  readonly bottom: number
  readonly #size: { readonly width: number; readonly height: number }

  /** Turned as the paper says; none of its letters is smaller than the least points that it names. */
  constructor({ orientation, least = 0 }: Pick<PaperDocument, 'orientation' | 'least'>) {
    this.least = least
    this.#size = orientation === 'landscape' ? LANDSCAPE : PORTRAIT
    this.width = this.#size.width - 2 * EDGE.side
    this.bottom = this.#size.height - EDGE.bottom
  }

  begin(): void {
    this.#pages.push({ lines: [], bars: [], boxes: [] })
    this.y = EDGE.top
  }

  /** Whether nothing stands on any page, or on the one at hand. */
  get isFresh(): boolean {
    return this.#pages.length > 0 && this.y === EDGE.top && this.page.lines.length === 0
  }

  /** Begins another page where the one at hand has less room than this. */
  need(height: number): void {
    if (this.#pages.length === 0 || (this.y + height > this.bottom && !this.isFresh)) this.begin()
  }

  tag(name: TagName, inside?: number): number {
    this.#tags.push({ name, ...(inside !== undefined && { inside }) })
    return this.#tags.length - 1
  }

  /** Puts a line so that its upper edge is at `y`. */
  put(text: string, x: number, y: number, look: LineLook): void {
    if (text.trim() === '') return
    const width = widthOf(text.trimEnd(), look.size, weightOf(look))
    this.page.lines.push({ ...look, x, baseline: y + look.size * ABOVE, width, text })
  }

  /** Lets a text flow from here on, over as many pages as it takes. */
  flow(text: string, look: LineLook, x = this.left, width = this.width): void {
    const height = lineHeight(look.size)
    for (const { text: line } of breakLines(text, width, look.size, weightOf(look))) {
      this.need(height)
      this.put(line, x, this.y, look)
      this.y += height
    }
  }

  /** All pages, with their feet and the word across them. */
  end({ foot, words, watermark }: PaperDocument): LaidPaper {
    const count = this.#pages.length
    const note = this.printable.text(foot)
    const across = watermark === undefined ? undefined : this.printable.text(watermark)
    const pages = this.#pages.map((page, at): LaidPage => {
      const look = { size: this.size(6.5), isQuiet: true } as const
      const number = this.printable.text(
        words.pageOf.replaceAll('{{page}}', String(at + 1)).replaceAll('{{pages}}', String(count))
      )
      const wide = widthOf(number, look.size)
      const lines = breakLines(note, this.width - wide - 12, look.size)
      const laid = [...page.lines]
      const add = (text: string, x: number, y: number) =>
        laid.push({
          ...look,
          ...{ x, baseline: y + look.size * ABOVE, text },
          width: widthOf(text.trimEnd(), look.size),
        })
      const top = this.#size.height - 13 * MM
      lines.forEach(({ text }, row) => add(text, this.left, top + row * lineHeight(look.size)))
      add(number, this.left + this.width - wide, top)
      const mark = across && markOf(across, this.#size)
      return { ...this.#size, ...page, lines: laid, ...(mark && { watermark: mark }) }
    })
    return { pages, structure: this.#tags, missing: this.printable.missing }
  }
}

/** Turned around the middle of the page, as large as it can be. */
function markOf(text: string, { width, height }: { width: number; height: number }) {
  const size = Math.min(110, (0.85 * width) / widthOf(text, 1, 'bold'))
  return { text, size, x: width / 2, y: height / 2, degrees: -32 }
}
