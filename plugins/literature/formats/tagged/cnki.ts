import type { FieldName, RawFile } from '#plugins/literature/formats/raw_record'
import { readTagged } from '#plugins/literature/formats/tagged/read_tagged'

/** Names of fields of CNKI, by their English half. */
export const cnkiNames: Readonly<Record<string, FieldName>> = {
  title: 'title',
  author: 'author',
  source: 'journal',
  keyword: 'keyword',
  summary: 'abstract',
  pubtime: 'date',
  year: 'year',
  volume: 'volume',
  period: 'issue',
  pagecount: 'pages',
  issn: 'issn',
  url: 'url',
  link: 'url',
  doi: 'doi',
}
const OTHERS = ['srcdatabase', 'organ', 'firstduty', 'fund', 'clc', 'cn', 'teacher', 'degree']
const TAGS = new Set([...Object.keys(cnkiNames), ...OTHERS])

const TAG = /^\s*([A-Za-z]+)-(?:\p{Script=Han}+|DOI|URL|ISSN|CN)\s*[:\uFF1A]\s?(.*)$/iu

/** Reads the text of CNKI: an English and a Chinese name of a field, then a colon. */
export function readCnki(text: string): RawFile {
  const fieldAt = (line: string) => {
    const [, name = '', value = ''] = TAG.exec(line) ?? []
    const tag = name.toLowerCase()
    return TAGS.has(tag) ? { tag, value } : null
  }
  const { records, problems } = readTagged(text, {
    fieldAt,
    names: cnkiNames,
    begin: 'srcdatabase',
  })
  for (const record of records) record.add('source', 'cnki')
  return { records, problems }
}
