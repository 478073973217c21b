import { Parser } from 'htmlparser2'

import { ZIP_LIMITS } from '#kernel/files/checks/zip_limits'
import { readZip } from '#kernel/files/read_zip'

/** A cell as the XML of its sheet has it. */
interface ReadCell {
  text: string
  /** `inlineStr`, `s` or `str` for a text, `n` for a number. */
  readonly type: string
  isFormula: boolean
}

const LIMITS = { ...ZIP_LIMITS, nested: 0, ratio: 10_000 }

/** The XML of an XLSX file by its parts: read by another program than the one that wrote it. */
async function partsOf(bytes: Uint8Array): Promise<Map<string, string>> {
  const parts = new Map<string, string>()
  for await (const { name, read } of readZip(bytes, LIMITS))
    parts.set(name, Buffer.from(await read()).toString('utf8'))
  return parts
}

/** The sheets of a file in their order, cell by cell. */
export async function readSheets(bytes: Uint8Array): Promise<ReadCell[][][]> {
  const parts = await partsOf(bytes)
  const shared = sharedStrings(parts.get('xl/sharedStrings.xml') ?? '')
  return [...parts]
    .filter(([name]) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name))
    .toSorted(([a], [b]) => Number(/\d+/.exec(a)![0]) - Number(/\d+/.exec(b)![0]))
    .map(([, xml]) => rowsOf(xml, shared))
}

function sharedStrings(xml: string): string[] {
  const texts: string[] = []
  let isText = false
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (name === 'si') texts.push('')
        isText = name === 't'
      },
      ontext: (text) => {
        if (isText) texts[texts.length - 1] += text
      },
      onclosetag: () => (isText = false),
    },
    { xmlMode: true }
  )
  parser.end(xml)
  return texts
}

function rowsOf(xml: string, shared: readonly string[]): ReadCell[][] {
  const rows: ReadCell[][] = []
  let isValue = false
  const last = () => rows.at(-1)!.at(-1)!
  const parser = new Parser(
    {
      onopentag: (name, { t: type = 'n' }) => {
        if (name === 'row') rows.push([])
        if (name === 'c') rows.at(-1)!.push({ text: '', type, isFormula: false })
        if (name === 'f') last().isFormula = true
        isValue = name === 'v' || name === 't'
      },
      ontext: (text) => {
        if (isValue) last().text += text
      },
      onclosetag: (name) => {
        isValue = false
        if (name === 'c' && last().type === 's') last().text = shared[Number(last().text)]!
      },
    },
    { xmlMode: true, decodeEntities: true }
  )
  parser.end(xml)
  return rows
}
