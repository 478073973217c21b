import type { LaidPaper } from '#kernel/paper/laid_paper'
import { layForm } from '#kernel/paper/lay_form'
import { layTable } from '#kernel/paper/lay_table'
import type { PaperDocument, PaperNode } from '#kernel/paper/paper_document'
import { lineHeight, Sheets } from '#kernel/paper/sheets'

const HEADINGS = { 1: 14, 2: 11, 3: 9 } as const
const TEXT = 8.5

/**
 * Lays a paper: breaks lines, fills boxes, begins pages. What it gives is all that is drawn, as PDF and
 * on the screen. Takes a fraction of a second for some hundred pages; done on a thread (`PaperPress`).
 */
export function layPaper(document: PaperDocument): LaidPaper {
  const sheets = new Sheets(document)
  sheets.begin()
  for (const node of document.nodes) layNode(sheets, node, document)
  return sheets.end(document)
}

function layNode(sheets: Sheets, node: PaperNode, { words }: PaperDocument): void {
  const text = (said: string) => sheets.printable.text(said)
  switch (node.kind) {
    case 'heading': {
      const size = HEADINGS[node.level]
      if (!sheets.isFresh) sheets.y += size * 0.6
      // Never alone at the foot of a page.
      sheets.need(lineHeight(size) + 4 * lineHeight(TEXT))
      const tag = sheets.tag(`H${node.level}`)
      sheets.flow(text(node.text), { size, isBold: true, tag })
      sheets.y += size * 0.25
      return
    }
    case 'paragraph':
      sheets.flow(text(node.text), { size: TEXT, tag: sheets.tag('P') })
      sheets.y += 4
      return
    case 'table':
      layTable(sheets, node)
      return
    case 'signature': {
      sheets.need(48)
      sheets.y += 30
      const [x, y, width] = [sheets.left, sheets.y, sheets.width * 0.45]
      sheets.page.bars.push({ x, y, width, height: 0, look: 'rule' })
      sheets.flow(text(node.label), { size: TEXT, isQuiet: true, tag: sheets.tag('P') })
      return
    }
    case 'form':
      layForm(sheets, node, words)
  }
}
