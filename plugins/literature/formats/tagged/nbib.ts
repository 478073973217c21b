import type { FieldName, RawFile } from '#plugins/literature/formats/raw_record'
import { readTagged } from '#plugins/literature/formats/tagged/read_tagged'

const NAMES: Readonly<Record<string, FieldName>> = {
  PMID: 'pmid',
  TI: 'title',
  BTI: 'title',
  TT: 'otherTitle',
  AU: 'author',
  FAU: 'fullName',
  CN: 'group',
  DP: 'date',
  DEP: 'onlineDate',
  JT: 'journal',
  TA: 'shortJournal',
  PB: 'publisher',
  VI: 'volume',
  IP: 'issue',
  PG: 'pages',
  IS: 'issn',
  LID: 'maybeDoi',
  AID: 'maybeDoi',
  AB: 'abstract',
  OT: 'keyword',
  LA: 'language',
  PT: 'type',
  RIN: 'retractedBy',
  ROF: 'retractionOf',
  EFR: 'erratumOf',
  ECF: 'concernOf',
}

const TAG = /^([A-Za-z]{2}[A-Za-z0-9 ]{2})-(?:\s(.*))?$/

/** Reads the tagged format of PubMed. */
export function readNbib(text: string): RawFile {
  const fieldAt = (line: string) => {
    const [, tag, value = ''] = TAG.exec(line) ?? []
    return tag === undefined ? null : { tag: tag.trim().toUpperCase(), value }
  }
  return readTagged(text, { fieldAt, names: NAMES, begin: 'PMID' })
}
