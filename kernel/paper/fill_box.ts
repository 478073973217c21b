import { type BrokenLine, breakLines } from '#kernel/paper/break_lines'
import { type BoxPart, lineOfRow, lineOfTick } from '#kernel/paper/paper_document'

/** What a box holds, and what it goes on with. */
export interface FilledBox {
  readonly lines: readonly string[]
  /** Empty where all of it has room. */
  readonly rest: readonly BoxPart[]
}

/** Text that may be cut between its lines, or a row that stays whole. */
interface Piece {
  readonly lines: readonly BrokenLine[]
  readonly text: string
  readonly part: BoxPart
  /** Of a row: which of its part. */
  readonly at: number
}

/**
 * Fills a box with as many lines as it has room for. Where that is not all, the last line is kept for
 * the word that says so; rows are not cut, texts between two lines. Nothing is lost: what the lines do
 * not say the rest says.
 * @param room lines that fit
 */
export function fillBox(
  parts: readonly BoxPart[],
  { width, size, room, continued }: { width: number; size: number; room: number; continued: string }
): FilledBox {
  const pieces = parts.flatMap((part) => piecesOf(part, width, size))
  const all = pieces.flatMap(({ lines }) => lines.map(({ text }) => text))
  if (all.length <= room) return { lines: all, rest: [] }
  const lines: string[] = []
  let left = Math.max(0, room - 1)
  for (const [index, piece] of pieces.entries()) {
    const count = piece.lines.length
    if (count <= left) {
      lines.push(...piece.lines.map(({ text }) => text))
      left -= count
      continue
    }
    const cut = piece.part.kind === 'text' ? left : 0
    lines.push(...piece.lines.slice(0, cut).map(({ text }) => text), continued)
    const from = cut > 0 ? piece.lines[cut - 1]!.end : 0
    return { lines, rest: restOf(parts, pieces.slice(index), from) }
  }
  return { lines, rest: [] }
}

function piecesOf(part: BoxPart, width: number, size: number): Piece[] {
  const piece = (text: string, at = 0): Piece => ({
    ...{ text, part, at },
    lines: breakLines(text, width, size),
  })
  switch (part.kind) {
    case 'text':
      return part.text === '' ? [] : [piece(part.text)]
    case 'rows':
      return part.rows.map((row, at) => piece(lineOfRow(row), at))
    case 'ticks':
      return part.ticks.map((tick, at) => piece(lineOfTick(tick), at))
  }
}

/** The parts from a piece on, the first of them without what was said of it. */
function restOf(parts: readonly BoxPart[], pieces: readonly Piece[], from: number): BoxPart[] {
  const first = pieces[0]!
  const begin = parts.indexOf(first.part)
  return parts.slice(begin).map((part, at): BoxPart => {
    if (at > 0) return part
    if (part.kind === 'text') return { kind: 'text', text: part.text.slice(from) }
    if (part.kind === 'rows') return { ...part, rows: part.rows.slice(first.at) }
    return { kind: 'ticks', ticks: part.ticks.slice(first.at) }
  })
}
