import type { XmlElement } from 'libxml2-wasm'

import { dateOf } from '#plugins/literature/formats/content/dates'
import { readElements, textsAt } from '#plugins/literature/formats/marked_up/read_elements'
import type { FieldName, RawFile, RecordDraft } from '#plugins/literature/formats/raw_record'

const CITATION = './MedlineCitation'
const ARTICLE = `${CITATION}/Article`
const ISSUE = `${ARTICLE}/Journal/JournalIssue`
const CORRECTIONS = `${CITATION}/CommentsCorrectionsList/CommentsCorrections`

const PATHS: readonly (readonly [FieldName, string])[] = [
  ['pmid', `${CITATION}/PMID`],
  ['title', `${ARTICLE}/ArticleTitle`],
  ['otherTitle', `${ARTICLE}/VernacularTitle`],
  ['journal', `${ARTICLE}/Journal/Title`],
  ['shortJournal', `${ARTICLE}/Journal/ISOAbbreviation`],
  ['issn', `${ARTICLE}/Journal/ISSN`],
  ['volume', `${ISSUE}/Volume`],
  ['issue', `${ISSUE}/Issue`],
  ['date', `${ISSUE}/PubDate/MedlineDate`],
  ['pages', `${ARTICLE}/Pagination/MedlinePgn`],
  ['firstPage', `${ARTICLE}/Pagination/StartPage`],
  ['lastPage', `${ARTICLE}/Pagination/EndPage`],
  ['doi', './PubmedData/ArticleIdList/ArticleId[@IdType="doi"]'],
  ['doi', `${ARTICLE}/ELocationID[@EIdType="doi"][not(@ValidYN="N")]`],
  ['keyword', `${CITATION}/KeywordList/Keyword`],
  ['language', `${ARTICLE}/Language`],
  ['type', `${ARTICLE}/PublicationTypeList/PublicationType`],
]

const CORRECTION_TYPES: readonly (readonly [FieldName, string])[] = [
  ['retractedBy', 'RetractionIn'],
  ['retractionOf', 'RetractionOf'],
  ['erratumOf', 'ErratumFor'],
  ['concernOf', 'ExpressionOfConcernFor'],
]

const BOOK_PATHS: readonly (readonly [FieldName, string])[] = [
  ['pmid', './BookDocument/PMID'],
  ['title', './BookDocument/ArticleTitle'],
  ['title', './BookDocument/Book/BookTitle'],
  ['journal', './BookDocument/Book/BookTitle'],
  ['publisher', './BookDocument/Book/Publisher/PublisherName'],
  ['year', './BookDocument/Book/PubDate/Year'],
  ['language', './BookDocument/Language'],
  ['abstract', './BookDocument/Abstract/AbstractText'],
]

/**
 * Reads the XML of PubMed (PubmedArticleSet): articles, and chapters of books; identifiers of the
 * references are not their own.
 */
export function readPubmedXml(text: string): RawFile {
  const articles = readElements(text, 'PubmedArticle', fillArticle)
  const books = readElements(text, 'PubmedBookArticle', (record, root) => {
    for (const [name, path] of BOOK_PATHS) {
      for (const value of textsAt(root, path)) record.add(name, escaped(value))
    }
    addAuthors(record, root, './BookDocument')
  })
  const records = [...articles.records, ...books.records].sort(
    (one, other) => one.line - other.line
  )
  return { records, problems: [...articles.problems, ...books.problems] }
}

function fillArticle(record: RecordDraft, root: XmlElement): void {
  for (const [name, path] of PATHS) {
    for (const value of textsAt(root, path)) record.add(name, escaped(value))
  }
  for (const [name, type] of CORRECTION_TYPES) {
    if (root.get(`${CORRECTIONS}[@RefType="${type}"]`)) record.add(name, type)
  }
  record.add('date', dateAt(root, `${ISSUE}/PubDate`))
  record.add('onlineDate', dateAt(root, `${ARTICLE}/ArticleDate[@DateType="Electronic"]`))
  addAbstract(record, root)
  addAuthors(record, root, ARTICLE)
}

function addAuthors(record: RecordDraft, root: XmlElement, path: string): void {
  for (const author of root.find(`${path}/AuthorList/Author[not(@ValidYN="N")]`)) {
    record.add('author', nameOf(author as XmlElement))
  }
}

function addAbstract(record: RecordDraft, root: XmlElement): void {
  for (const part of root.find(`${ARTICLE}/Abstract/AbstractText`)) {
    const label = (part as XmlElement).attr('Label')?.value
    const text = part.content.trim()
    if (text !== '') record.add('abstract', escaped(label ? `${label}: ${text}` : text))
  }
}

function nameOf(author: XmlElement): string | undefined {
  const one = (path: string) => textsAt(author, path)[0]
  const parts = [one('./LastName'), one('./Initials') ?? one('./ForeName'), one('./Suffix')]
  return one('./CollectiveName') ?? parts.filter(Boolean).join(' ')
}

function dateAt(root: XmlElement, path: string): string | undefined {
  const one = (part: string) => textsAt(root, `${path}/${part}`)[0]
  const year = one('Year')
  return year === undefined ? undefined : dateOf(year, one('Month'), one('Day'))
}

/** Signs of a text that was markup once are no markup. */
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
