import { parse } from '@retorquere/bibtex-parser'

import { wording } from '#plugins/literature/lang/server/wording'
import type { Problem } from '#plugins/literature/formats/article'
import { lineCounter } from '#plugins/literature/formats/content/line_counter'
import { type FieldName, RecordDraft, type RawFile } from '#plugins/literature/formats/raw_record'

const NAMES: Readonly<Record<string, FieldName>> = {
  title: 'title',
  journal: 'journal',
  journaltitle: 'journal',
  booktitle: 'shortJournal',
  publisher: 'publisher',
  school: 'publisher',
  institution: 'publisher',
  volume: 'volume',
  number: 'issue',
  issue: 'issue',
  pages: 'pages',
  doi: 'doi',
  issn: 'issn',
  pmid: 'pmid',
  abstract: 'abstract',
  keywords: 'keyword',
  language: 'language',
  langid: 'language',
  date: 'date',
  year: 'year',
  url: 'url',
  database: 'source',
}
const ENTRY = /^[ \t]*@(\w+)\s*[{(]/gm
const NO_ENTRIES = new Set(['comment', 'preamble', 'string'])

/** Reads BibTeX entry by entry, so that one that is broken leaves the others whole. */
export function readBibtex(text: string): RawFile {
  const records: RecordDraft[] = []
  const problems: Problem[] = []
  const starts = [...text.matchAll(ENTRY)]
  const lineAt = lineCounter(text)
  const chunks = starts.map(({ index, 1: type = '' }, at) => ({
    type: type.toLowerCase(),
    entry: text.slice(index, starts[at + 1]?.index),
    line: lineAt(index),
  }))
  const strings = chunks.filter(({ type }) => type === 'string').map(({ entry }) => entry)
  for (const { type, entry, line } of chunks) {
    if (NO_ENTRIES.has(type)) continue
    const { record, cause } = readEntry([...strings, entry].join('\n'), line)
    if (record) records.push(record)
    else problems.push({ line, reason: wording('problems.not_bibtex', { cause }), taken: false })
  }
  return { records, problems }
}

function readEntry(text: string, line: number): { record?: RecordDraft; cause: string } {
  const { entries, errors } = parse(text, { sentenceCase: false })
  const [entry] = entries
  const [error] = errors
  if (error !== undefined || entry === undefined) {
    return { cause: (error?.error ?? '').replace(/ at line \d+, column \d+/, '') }
  }
  const record = new RecordDraft(line)
  record.add('key', entry.key)
  for (const [field, value] of Object.entries(entry.fields)) {
    const name = NAMES[field]
    if (name) for (const each of [value].flat()) record.add(name, textOf(each))
  }
  const { author = [], year, month } = entry.fields
  for (const { name, firstName, prefix, lastName, suffix } of author) {
    if (lastName === 'others' && !firstName) continue
    const family = [prefix, lastName].filter(Boolean).join(' ')
    record.add('author', name ?? [family, firstName, suffix].filter(Boolean).join(', '))
  }
  if (year && month) record.add('date', `${year}-${month}`)
  return { record, cause: '' }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined)
