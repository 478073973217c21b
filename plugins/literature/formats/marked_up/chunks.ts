import { lineCounter } from '#plugins/literature/formats/content/line_counter'

/** A part of a file that is one record. */
export interface Chunk {
  readonly text: string
  /** The line where it begins, from 1. */
  readonly line: number
  /** Its end is missing. */
  readonly isCut: boolean
}

/** The elements of a name in a text, each with its line: one that is broken leaves the others whole. */
export function chunksOf(text: string, element: string): Chunk[] {
  const starts = [...text.matchAll(new RegExp(`<${element}(?=[\\s>])`, 'g'))].map(
    ({ index }) => index
  )
  const end = `</${element}>`
  const lineAt = lineCounter(text)
  return starts.map((start, at) => {
    const line = lineAt(start)
    const part = text.slice(start, starts[at + 1])
    const close = part.indexOf(end)
    return { text: close < 0 ? part : part.slice(0, close + end.length), line, isCut: close < 0 }
  })
}
