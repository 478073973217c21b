import type { FieldName, RawFile, RecordDraft } from '#plugins/literature/formats/raw_record'
import { readTagged, type TaggedLine } from '#plugins/literature/formats/tagged/read_tagged'

const NAMES: Readonly<Record<string, FieldName>> = {
  A1: 'author',
  T1: 'title',
  OT: 'otherTitle',
  JF: 'journal',
  JO: 'shortJournal',
  YR: 'year',
  FD: 'date',
  VO: 'volume',
  IS: 'issue',
  SP: 'firstPage',
  OP: 'lastPage',
  K1: 'keyword',
  AB: 'abstract',
  SN: 'issn',
  PB: 'publisher',
  DO: 'doi',
  AN: 'number',
  ID: 'weakNumber',
  DB: 'source',
  DS: 'source',
  LK: 'url',
  UL: 'url',
  LA: 'language',
}
/** Tags that say nothing of what we keep. */
const OTHERS =
  'RT SR A2 A3 A4 A5 A6 AD AV CL CN CR CT ED ER FT JN LL NO PA PP RD ST T2 T3 U1 U2 U3 U4 U5 WP WT'
const TAGS = new Set([...Object.keys(NAMES), ...OTHERS.split(' ')])
/** Tags that are words too: in lower case they begin a field only where a number follows. */
const WORDS = new Set(['IS', 'DO', 'AD', 'NO', 'AN', 'ED', 'LA', 'ID', 'AB', 'OP', 'ST', 'PA'])

const LINE = /^\s*([A-Za-z][A-Za-z0-9])(?:\s+(.*))?$/

/** Reads the tagged format of RefWorks, as CNKI writes it too; tags may be lower-case or indented. */
export function readRefworks(text: string): RawFile {
  return readTagged(text, { fieldAt, names: NAMES, begin: 'RT' })
}

function fieldAt(line: string, draft: RecordDraft | null): TaggedLine | null {
  const [, written = '', value = ''] = LINE.exec(line) ?? []
  const tag = written.toUpperCase()
  if (!TAGS.has(tag)) return null
  const isFirstAbstract = tag === 'AB' && draft !== null && !draft.values.has('abstract')
  const isWord = written !== tag && WORDS.has(tag) && !isFirstAbstract
  return isWord && !/^\d/.test(value) ? null : { tag, value }
}
