import PDFDocument from 'pdfkit'

import { bytesOf } from '#kernel/paper/fonts'
import type { LaidBar, LaidLine, LaidPage, LaidPaper, Tag } from '#kernel/paper/laid_paper'
import type { PaperDocument } from '#kernel/paper/paper_document'

type Pdf = InstanceType<typeof PDFDocument>

const INK = '#1A1E28'
const QUIET = '#5A6272'
const EDGE = '#444444'
const GROUND = '#EEF0F4'

/** Width of edges in points. */
const HAIR = 0.5

/** The library knows it, its types do not yet. */
const UA = 'PDF/UA' as unknown as PDFKit.PDFDocumentOptions['subset']

type Content = ReturnType<Pdf['markStructureContent']>

/**
 * Draws a laid paper as a PDF with tags (PDF/UA-1): title, language, structure. Noto Sans SC is embedded,
 * with the characters that are used alone.
 */
export async function drawPdf(
  { pages, structure }: LaidPaper,
  { title, maker, madeAt, language }: Pick<PaperDocument, 'title' | 'maker' | 'madeAt' | 'language'>
): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    ...{ pdfVersion: '1.7', subset: UA, tagged: true, displayTitle: true },
    ...{ lang: language === 'zh' ? 'zh-CN' : 'en', autoFirstPage: false, margin: 0 },
    info: { Title: title, Author: maker, Creator: 'Pharos', CreationDate: new Date(madeAt) },
    font: null as unknown as string,
  })
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject))
  for (const weight of ['regular', 'bold'] as const) {
    pdf.registerFont(weight, bytesOf(weight) as unknown as ArrayBuffer)
  }
  const contents: Contents = new Map()
  for (const page of pages) drawPage(pdf, page, structure, contents)
  closeStructure(pdf, structure, contents)
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

type Contents = Map<number, Content[]>

function drawPage(
  pdf: Pdf,
  { width, height, lines, bars, watermark }: LaidPage,
  structure: readonly Tag[],
  contents: Contents
): void {
  pdf.addPage({ size: [width, height], margin: 0 })
  pdf.markContent('Artifact', { type: 'Layout' })
  if (watermark) {
    const { text, size, x, y, degrees } = watermark
    pdf.save().rotate(degrees, { origin: [x, y] })
    pdf.font('bold').fontSize(size).fillColor('#1A1E28', 0.07)
    pdf.text(text, x - pdf.widthOfString(text) / 2, y, { lineBreak: false, baseline: 'middle' })
    pdf.restore()
  }
  for (const bar of bars) drawBar(pdf, bar)
  pdf.endMarkedContent()
  let at = 0
  while (at < lines.length) {
    const { tag } = lines[at]!
    if (tag === undefined) pdf.markContent('Artifact', { type: 'Pagination' })
    else {
      const content = pdf.markStructureContent(structure[tag]!.name)
      contents.set(tag, [...(contents.get(tag) ?? []), content])
    }
    // Lines of one thing stand together.
    for (; at < lines.length && lines[at]!.tag === tag; at++) drawLine(pdf, lines[at]!)
    pdf.endMarkedContent()
  }
}

function drawBar(pdf: Pdf, { x, y, width, height, look }: LaidBar): void {
  if (look === 'ground') pdf.rect(x, y, width, height).fill(GROUND)
  else if (look === 'edge') pdf.rect(x, y, width, height).lineWidth(HAIR).stroke(EDGE)
  else
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(HAIR)
      .stroke(EDGE)
}

function drawLine(pdf: Pdf, { text, x, baseline, size, isBold, isQuiet }: LaidLine): void {
  pdf
    .font(isBold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(isQuiet ? QUIET : INK, 1)
    .text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
}

/** Puts what was drawn into the tags that it belongs to, in the order of the structure. */
function closeStructure(pdf: Pdf, structure: readonly Tag[], contents: Contents): void {
  const root = pdf.struct('Document')
  const said = [...saidTags(structure, contents)].toSorted((a, b) => a - b)
  // A tag that is made and holds nothing would be waited for.
  const elements = new Map(said.map((at) => [at, pdf.struct(structure[at]!.name)]))
  for (const [at, element] of elements) {
    const { inside } = structure[at]!
    const parent = inside === undefined ? root : elements.get(inside)!
    parent.add(element)
    for (const content of contents.get(at) ?? []) element.add(content)
  }
  pdf.addStructure(root)
  for (const at of said.toReversed()) elements.get(at)!.end()
  root.end()
}

/** Tags that hold something, themselves or further in. */
function saidTags(structure: readonly Tag[], contents: Contents): Set<number> {
  const said = new Set<number>()
  for (const tag of contents.keys()) {
    for (let at: number | undefined = tag; at !== undefined; at = structure[at]!.inside)
      said.add(at)
  }
  return said
}
