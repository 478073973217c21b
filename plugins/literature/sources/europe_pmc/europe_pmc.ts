import {
  type LiteratureSource,
  SourceFailure,
  type SourceRecord,
} from '#plugins/literature/contract/source'
import { wording } from '#plugins/literature/lang/server/wording'
import { askSource, jsonOf } from '#plugins/literature/sources/ask_source'
import { written } from '#plugins/literature/sources/expressions'
import { keepPace } from '#plugins/literature/sources/pace'

const ADDRESS = 'https://www.ebi.ac.uk/europepmc/webservices/rest'
const PAGE = 500
const PAUSE = 120

/** Europe PMC, by its RESTful service; pages follow a mark. */
export const europePmc: LiteratureSource = {
  name: 'europe_pmc',
  label: wording('source_name.europe_pmc'),
  region: 'abroad',
  fields: {
    email: { kind: 'text', label: wording('source_field.email'), max: 100 },
    address: {
      ...{ kind: 'text', label: wording('source_field.address'), max: 200 },
      help: wording('source_field.address_help'),
    },
  },
  secrets: [],
  expression: (words, from, to) => {
    const manner = {
      word: (word: string) => `"${word}"`,
      any: (all: readonly string[]) => `(${all.join(' OR ')})`,
      and: ' AND ',
    }
    return `${written(words, manner, true)} AND (CREATION_DATE:[${from} TO ${to}])`
  },
  search: async ({ expression }, { address = ADDRESS, email }) => {
    const records = new Map<string, SourceRecord>()
    let [mark, counted] = ['*', 0]
    for (;;) {
      await keepPace(`europe_pmc ${address}`, PAUSE)
      const body = new URLSearchParams({
        ...{ query: expression, format: 'json', resultType: 'core', pageSize: String(PAGE) },
        ...{ cursorMark: mark, ...(email && { email }) },
      })
      const page = readPage(
        jsonOf(await askSource({ address: `${address.replace(/\/$/, '')}/searchPOST`, body }))
      )
      counted = page.counted
      for (const record of page.records) records.set(record.number, record)
      if (page.records.length === 0 || page.next === null || page.next === mark) break
      mark = page.next
    }
    return { counted, records: [...records.values()] }
  },
}

type Json = Readonly<Record<string, unknown>>

function readPage(answer: unknown) {
  const { hitCount, nextCursorMark, resultList } = (answer ?? {}) as Json
  const results = (resultList as Json | undefined)?.result
  if (!Number.isInteger(hitCount) || !Array.isArray(results)) {
    throw new SourceFailure(wording('sources.not_understood'))
  }
  return {
    counted: Number(hitCount),
    next: textOf(nextCursorMark) ?? null,
    records: (results as Json[]).map(readRecord),
  }
}

function readRecord(found: Json): SourceRecord {
  const issue = (found.journalInfo ?? {}) as Json
  const journal = (issue.journal ?? {}) as Json
  const authors = ((found.authorList as Json | undefined)?.author ?? []) as Json[]
  const keywords = ((found.keywordList as Json | undefined)?.keyword ?? []) as unknown[]
  return {
    number: `${textOf(found.source) ?? 'MED'}:${textOf(found.id) ?? ''}`,
    title: textOf(found.title) ?? '',
    authors: authors
      .map((author) => textOf(author.fullName) ?? textOf(author.collectiveName))
      .filter((name) => name !== undefined),
    journal: textOf(journal.title),
    published: textOf(issue.printPublicationDate) ?? textOf(found.firstPublicationDate),
    volume: textOf(issue.volume),
    issue: textOf(issue.issue),
    pages: textOf(found.pageInfo),
    issn: textOf(journal.issn) ?? textOf(journal.essn),
    doi: textOf(found.doi),
    pmid: textOf(found.pmid),
    abstract: textOf(found.abstractText),
    keywords: keywords.map(String),
    language: textOf(found.language),
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
