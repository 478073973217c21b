import type { SourceRecord } from '#plugins/literature/contract/source'
import type { Article } from '#plugins/literature/formats/article'
import { articleOf } from '#plugins/literature/formats/content/article_of'
import { type FieldName, RecordDraft } from '#plugins/literature/formats/raw_record'

/** An article that was read of a file, as a source gives it. */
export const recordOf = (article: Article): SourceRecord & { readonly article: Article } => ({
  number: article.sourceNumber ?? article.pmid ?? article.title,
  title: article.title,
  article,
})

const FIELDS: readonly (readonly [FieldName, keyof SourceRecord])[] = [
  ...([
    ['number', 'number'] as const,
    ['otherTitle', 'otherTitle'],
    ['journal', 'journal'],
  ] as const),
  ...([['date', 'published'] as const, ['volume', 'volume'], ['issue', 'issue']] as const),
  ...([['pages', 'pages'] as const, ['issn', 'issn'], ['doi', 'doi'], ['pmid', 'pmid']] as const),
  ...([['abstract', 'abstract'] as const, ['language', 'language'], ['url', 'url']] as const),
]

/** What a source says of an article as the formats of files say it; null where it has no title. */
export function articleOfRecord(record: SourceRecord, source: string, at: number): Article | null {
  if ('article' in record) return { ...(record.article as Article), source, line: at }
  const draft = new RecordDraft(at)
  draft.add('title', escaped(record.title))
  for (const [name, key] of FIELDS) {
    const value = record[key]
    if (typeof value === 'string') draft.add(name, escaped(value))
  }
  for (const author of record.authors ?? []) draft.add('author', escaped(author))
  for (const keyword of record.keywords ?? []) draft.add('keyword', escaped(keyword))
  const article = articleOf(draft)
  return article && { ...article, source, sourceNumber: record.number }
}

/** Markup of titles is removed as of files; signs that are none stay. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll(/<(?!\/?[a-z]+>)/gi, '&lt;')
