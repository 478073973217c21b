import headings from './columns.json' with { type: 'json' }
import { cnkiNames } from '#plugins/literature/formats/tagged/cnki'
import { type FieldName, RecordDraft } from '#plugins/literature/formats/raw_record'

/** What a column holds; null for one that says nothing of what we keep. */
export type Columns = readonly (Column | null)[]

interface Column {
  readonly name: FieldName
  /** The database that a heading names, as in `Embase Accession ID`. */
  readonly source?: string
}

const NAMES = new Map(
  Object.entries(headings).flatMap(([name, written]) =>
    written.map((heading) => [heading, name as FieldName] as const)
  )
)
const LEAST = 2

/** What the columns hold, where a row is that of the headings: a title and another one. */
export function columnsOf(cells: readonly string[]): Columns | null {
  const columns = cells.map(columnOf)
  const known = columns.filter((column) => column !== null)
  const isHeadings = known.length >= LEAST && known.some(({ name }) => name === 'title')
  return isHeadings ? columns : null
}

function columnOf(cell: string): Column | null {
  const heading = cell
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase()
  const [, ofCnki] = /^([a-z]+)-(?:\p{Script=Han}+|doi|url|issn|cn)$/u.exec(heading) ?? []
  if (ofCnki === 'srcdatabase') return { name: 'type', source: 'cnki' }
  const name = ofCnki === undefined ? NAMES.get(heading) : cnkiNames[ofCnki]
  if (name === undefined) return null
  return heading.startsWith('embase ') ? { name, source: 'embase' } : { name }
}

/** The record in a row; null where all of its cells are empty. */
export function recordIn(
  cells: readonly string[],
  columns: Columns,
  line: number
): RecordDraft | null {
  if (cells.every((cell) => cell.trim() === '')) return null
  const record = new RecordDraft(line)
  for (const [at, column] of columns.entries()) {
    if (column === null) continue
    record.add(column.name, cells[at])
    record.add('source', column.source)
  }
  return record
}
