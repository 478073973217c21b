import type { FieldName, RawFile } from '#plugins/literature/formats/raw_record'
import { readTagged } from '#plugins/literature/formats/tagged/read_tagged'

const NAMES: Readonly<Record<string, FieldName>> = {
  'title': 'title',
  'translated title': 'otherTitle',
  'author': 'author',
  'year': 'year',
  'date': 'date',
  'journal': 'journal',
  'publisher': 'publisher',
  'volume': 'volume',
  'issue': 'issue',
  'pages': 'pages',
  'keywords': 'keyword',
  'abstract': 'abstract',
  'isbn/issn': 'issn',
  'issn': 'issn',
  'doi': 'doi',
  'accession number': 'number',
  'database provider': 'source',
  'url': 'url',
  'language': 'language',
}

const TAG = /^\s*\{([A-Za-z][A-Za-z /]*)\}\s*[:\uFF1A]\s?(.*)$/

/** Reads the format of NoteExpress: `{Title}: ...`. */
export function readNoteexpress(text: string): RawFile {
  const fieldAt = (line: string) => {
    const [, tag, value = ''] = TAG.exec(line) ?? []
    return tag === undefined ? null : { tag: tag.trim().toLowerCase(), value }
  }
  return readTagged(text, { fieldAt, names: NAMES, begin: 'reference type' })
}
