import type { FieldName, RawFile } from '#plugins/literature/formats/raw_record'
import { readTagged } from '#plugins/literature/formats/tagged/read_tagged'

const NAMES: Readonly<Record<string, FieldName>> = {
  'T': 'title',
  'Q': 'otherTitle',
  'A': 'author',
  'D': 'year',
  '8': 'date',
  'J': 'journal',
  'B': 'shortJournal',
  'I': 'publisher',
  'V': 'volume',
  'N': 'issue',
  'P': 'pages',
  '@': 'issn',
  'R': 'doi',
  'M': 'number',
  'W': 'source',
  '~': 'source',
  'K': 'keyword',
  'X': 'abstract',
  'U': 'url',
  'G': 'language',
}

const TAG = /^\s*%([0-9A-Za-z@+!&*#$~<>?[\]=)(^|])(?:\s(.*))?$/

/** Reads the tagged format of EndNote (.enw); records without %0 are apart by blank lines. */
export function readEnw(text: string): RawFile {
  const fieldAt = (line: string) => {
    const [, tag, value = ''] = TAG.exec(line) ?? []
    return tag === undefined ? null : { tag: tag.toUpperCase(), value }
  }
  return readTagged(text, { fieldAt, names: NAMES, begin: '0', blankParts: true })
}
