import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'

import {
  type Box,
  type BoxForm,
  type BoxPart,
  lineOfTick,
  type PaperDocument,
  type PaperNode,
  type Table as PaperTable,
} from '#kernel/paper/paper_document'

const FONT = 'Noto Sans SC'
/** Half points. */
const SIZE = 17
const SMALL = 16
/** Twentieths of a point between the edges of an A4 page. */
const WIDTH = 10_300
const MARGIN = 800

const HEADINGS = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
} as const

/**
 * Writes a paper as DOCX from what it says: boxes become rows of a table, each with all that it holds,
 * since such a row is as high as it has to be. Characters that XML cannot hold stand as `[U+0001]`.
 */
export async function writeDocx(paper: PaperDocument): Promise<Uint8Array> {
  const { title, maker, foot, watermark, nodes } = paper
  const head = watermark ? { headers: { default: markOf(watermark) } } : {}
  const document = new Document({
    ...{ title: plain(title), creator: plain(maker), description: plain(foot) },
    styles: {
      default: {
        document: {
          run: {
            size: SIZE,
            font: { ascii: FONT, eastAsia: FONT, hAnsi: FONT, cs: FONT },
            language: { value: 'en-US', eastAsia: 'zh-CN' },
          },
        },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        ...head,
        footers: { default: footOf(paper) },
        children: nodes.flatMap(nodeOf),
      },
    ],
  })
  return Packer.toBuffer(document)
}

/** What XML 1.0 cannot hold, by its number. */
function plain(text: string): string {
  return text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, (sign) => {
    return `[U+${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`
  })
}

/** A text whose lines are paragraphs. */
function paragraphs(text: string, run: { bold?: boolean; size?: number; color?: string } = {}) {
  return plain(text)
    .split(/\r\n?|\n/)
    .map((line) => new Paragraph({ children: [new TextRun({ text: line, ...run })] }))
}

function nodeOf(node: PaperNode): (Paragraph | Table)[] {
  switch (node.kind) {
    case 'heading':
      return [
        new Paragraph({
          heading: HEADINGS[node.level],
          spacing: { before: 160, after: 60 },
          keepNext: true,
          children: [new TextRun({ text: plain(node.text), bold: true, color: '1A1E28' })],
        }),
      ]
    case 'paragraph':
      return paragraphs(node.text)
    case 'table':
      return [tableOf(node), new Paragraph('')]
    case 'signature':
      return [
        new Paragraph({
          spacing: { before: 700 },
          border: { top: { style: BorderStyle.SINGLE, size: 4, color: '444444' } },
          children: [new TextRun({ text: plain(node.label), size: SMALL })],
        }),
      ]
    case 'form':
      return formOf(node)
  }
}

function tableOf({ columns, rows }: PaperTable, width = WIDTH): Table {
  const all = columns.reduce((sum, { share }) => sum + share, 0)
  const columnWidths = columns.map(({ share }) => Math.round((share / all) * width))
  const rowOf = (cells: readonly string[], isHead = false) =>
    new TableRow({
      tableHeader: isHead,
      children: columns.map(
        (_, at) =>
          new TableCell({
            width: { size: columnWidths[at]!, type: WidthType.DXA },
            children: paragraphs(cells[at] ?? '', { bold: isHead, size: SMALL }),
          })
      ),
    })
  const titles = columns.map(({ title }) => title)
  const head = titles.some((each) => each !== '') ? [rowOf(titles, true)] : []
  return new Table({
    width: { size: width, type: WidthType.DXA },
    columnWidths,
    rows: [...head, ...rows.map((row) => rowOf(row))],
  })
}

function formOf({ title, note, headings, boxes }: BoxForm): (Paragraph | Table)[] {
  const rows = [
    ...headings.map((heading) => ({ ...heading, row: headingRow(heading.text) })),
    ...boxes.map((box) => ({ ...box, row: boxRow(box) })),
  ].toSorted((a, b) => a.y - b.y || a.x - b.x)
  const widths = [0.26 * WIDTH, 0.74 * WIDTH]
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      children: [
        new TextRun({ text: plain(title), bold: true, color: '1A1E28' }),
        ...(note ? [new TextRun({ text: `  ${plain(note)}`, size: SMALL })] : []),
      ],
    }),
    new Table({
      width: { size: WIDTH, type: WidthType.DXA },
      columnWidths: widths,
      rows: rows.map(({ row }) => row),
    }),
    new Paragraph(''),
  ]
}

const headingRow = (text: string) =>
  new TableRow({
    children: [
      new TableCell({
        columnSpan: 2,
        shading: { type: ShadingType.CLEAR, fill: 'EEF0F4', color: 'auto' },
        children: paragraphs(text, { bold: true }),
      }),
    ],
  })

function boxRow({ key, label, parts }: Box): TableRow {
  const said = parts.flatMap(partOf)
  return new TableRow({
    children: [
      new TableCell({
        width: { size: 0.26 * WIDTH, type: WidthType.DXA },
        children: paragraphs(`${key} ${label}`, { size: SMALL, color: '5A6272' }),
      }),
      new TableCell({
        width: { size: 0.74 * WIDTH, type: WidthType.DXA },
        // A cell ends with a paragraph, whatever stands in it.
        children: said.at(-1) instanceof Paragraph ? said : [...said, new Paragraph('')],
      }),
    ],
  })
}

function partOf(part: BoxPart): (Paragraph | Table)[] {
  switch (part.kind) {
    case 'text':
      return part.text === '' ? [] : paragraphs(part.text)
    case 'ticks':
      return part.ticks.flatMap((tick) => paragraphs(lineOfTick(tick)))
    case 'rows': {
      if (part.rows.length === 0) return []
      const columns = part.columns.map((title) => ({ title, share: 1 }))
      return [tableOf({ kind: 'table', columns, rows: part.rows }, 0.72 * WIDTH)]
    }
  }
}

const markOf = (text: string) =>
  new Header({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ text: plain(text), bold: true, size: 44, color: 'B8BDC8' })],
      }),
    ],
  })

function footOf({ foot, words }: PaperDocument): Footer {
  const small = { size: SMALL, color: '5A6272' }
  const pieces = words.pageOf.split(/(\{\{pages?\}\})/)
  const numbers = pieces.map((piece) =>
    piece === '{{page}}'
      ? new TextRun({ children: [PageNumber.CURRENT], ...small })
      : piece === '{{pages}}'
        ? new TextRun({ children: [PageNumber.TOTAL_PAGES], ...small })
        : new TextRun({ text: piece, ...small })
  )
  return new Footer({
    children: [
      new Paragraph({ children: [new TextRun({ text: plain(foot), ...small })] }),
      new Paragraph({ alignment: AlignmentType.RIGHT, children: numbers }),
    ],
  })
}
