import { breakLines } from '#kernel/paper/break_lines'
import { fillBox } from '#kernel/paper/fill_box'
import { widthOf } from '#kernel/paper/fonts'
import { layTable } from '#kernel/paper/lay_table'
import {
  type Box,
  type BoxForm,
  type BoxPart,
  lineOfTick,
  type PaperWords,
} from '#kernel/paper/paper_document'
import { lineHeight, MM, type Sheets } from '#kernel/paper/sheets'

const PAD = 1.1 * MM
const LABEL = 6
const TEXT = 7.5
const HEADING = 7

/** What a box goes on with behind the form. */
interface Rest {
  readonly box: Box
  readonly label: string
  readonly parts: readonly BoxPart[]
}

/** Lays a form of boxes on a page of its own, and what did not fit on sheets behind it. */
export function layForm(sheets: Sheets, form: BoxForm, words: PaperWords): void {
  if (!sheets.isFresh) sheets.begin()
  const printable = (said: string) => sheets.printable.text(said)
  const section = sheets.tag('Sect')
  sheets.put(printable(form.title), sheets.left, 9 * MM, {
    ...{ size: 11, isBold: true },
    tag: sheets.tag('H1', section),
  })
  if (form.note) {
    const note = printable(form.note)
    const size = 8
    const x = sheets.left + sheets.width - widthOf(note, size)
    sheets.put(note, x, 9.8 * MM, { size, isQuiet: true, tag: sheets.tag('P', section) })
  }
  const rests: Rest[] = []
  const inOrder = [
    ...form.headings.map((heading) => ({ ...heading, kind: 'heading' as const })),
    ...form.boxes.map((box) => ({ ...box, kind: 'box' as const })),
  ].toSorted((a, b) => a.y - b.y || a.x - b.x)
  for (const each of inOrder) {
    if (each.kind === 'heading') {
      const [x, y, width, height] = pointsOf(each)
      sheets.page.bars.push({ x, y, width, height, look: 'ground' })
      sheets.page.bars.push({ x, y, width, height, look: 'edge' })
      const look = {
        size: sheets.size(HEADING),
        isBold: true,
        tag: sheets.tag('H2', section),
      } as const
      const text = printable(each.text)
      const middle = x + (width - widthOf(text, look.size, 'bold')) / 2
      sheets.put(text, middle, y + (height - lineHeight(look.size)) / 2, look)
    } else {
      const rest = layBox(sheets, each, words, section)
      if (rest) rests.push(rest)
    }
  }
  if (rests.length === 0) {
    sheets.y = sheets.bottom
    return
  }
  sheets.begin()
  for (const rest of rests) layRest(sheets, rest, words)
}

/** @returns what has no room in it */
function layBox(sheets: Sheets, box: Box, words: PaperWords, section: number): Rest | undefined {
  const [x, y, width, height] = pointsOf(box)
  const [labelSize, textSize] = [sheets.size(LABEL), sheets.size(TEXT)]
  sheets.page.bars.push({ x, y, width, height, look: 'edge' })
  const inner = width - 2 * PAD
  const label = sheets.printable.text(`${box.key} ${box.label}`)
  const labelTag = sheets.tag('P', section)
  let top = y + 0.5 * MM
  for (const { text } of breakLines(label, inner, labelSize)) {
    sheets.put(text, x + PAD, top, { size: labelSize, isQuiet: true, tag: labelTag })
    top += lineHeight(labelSize)
  }
  const parts = box.parts.map((part) => printablePart(sheets, part))
  const room = Math.max(1, Math.floor((y + height - top) / lineHeight(textSize)))
  const continued = sheets.printable.text(words.continued)
  const { lines, rest } = fillBox(parts, { width: inner, size: textSize, room, continued })
  const tag = sheets.tag('P', section)
  lines.forEach((line, at) => {
    const isLast = rest.length > 0 && at === lines.length - 1
    const size = isLast
      ? Math.min(textSize, (textSize * inner) / widthOf(line, textSize))
      : textSize
    sheets.put(line, x + PAD, top + at * lineHeight(textSize), {
      ...{ size, tag },
      ...(isLast && { isQuiet: true }),
    })
  })
  const goesOn = rest.length > 0
  sheets.page.boxes.push({ key: box.key, x, y, width, height, ...(goesOn && { goesOn }) })
  return goesOn ? { box, label, parts: rest } : undefined
}

function layRest(sheets: Sheets, { box, label, parts }: Rest, words: PaperWords): void {
  const section = sheets.tag('Sect')
  sheets.need(60)
  const top = sheets.y
  const page = sheets.page
  const heading = `${label} (${words.continued})`
  sheets.flow(sheets.printable.text(heading), {
    ...{ size: 9.5, isBold: true },
    tag: sheets.tag('H2', section),
  })
  sheets.y += 2
  for (const part of parts) layPart(sheets, part, section)
  const height = (sheets.page === page ? sheets.y : sheets.bottom) - top
  page.boxes.push({ key: box.key, x: sheets.left, y: top, width: sheets.width, height })
  sheets.y += 8
}

function layPart(sheets: Sheets, part: BoxPart, section: number): void {
  if (part.kind === 'rows') {
    const columns = part.columns.map((title) => ({ title, share: 1 }))
    layTable(sheets, { kind: 'table', columns, rows: part.rows }, section)
    return
  }
  const text = part.kind === 'text' ? part.text : part.ticks.map(lineOfTick).join('\n')
  sheets.flow(text, { size: 8.5, tag: sheets.tag('P', section) })
}

/** The same part in characters that have a glyph, so that what it goes on with is cut at the right place. */
function printablePart(sheets: Sheets, part: BoxPart): BoxPart {
  const text = (said: string) => sheets.printable.text(said)
  switch (part.kind) {
    case 'text':
      return { ...part, text: text(part.text) }
    case 'rows':
      return {
        ...part,
        columns: part.columns.map(text),
        rows: part.rows.map((row) => row.map(text)),
      }
    case 'ticks':
      return { ...part, ticks: part.ticks.map((tick) => ({ ...tick, label: text(tick.label) })) }
  }
}

const pointsOf = ({ x, y, width, height }: Pick<Box, 'x' | 'y' | 'width' | 'height'>) =>
  [x * MM, y * MM, width * MM, height * MM] as const
