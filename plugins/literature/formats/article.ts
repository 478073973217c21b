import type { Words } from '#kernel/language/words'

/** Formats in which articles come; each is told by its content. */
export type ArticleFormat =
  | 'ris'
  | 'nbib'
  | 'pubmed_xml'
  | 'endnote_xml'
  | 'enw'
  | 'noteexpress'
  | 'cnki'
  | 'refworks'
  | 'bibtex'
  | 'csv'
  | 'html_table'

/** Articles about another article: a correction, the retraction of it, a doubt of its editors. */
export type Notice = 'erratum' | 'retraction' | 'concern'

/** An article as a database of literature gave it; what it did not say is null or empty. */
export interface Article {
  readonly title: string
  /** The title in another language. */
  readonly otherTitle: string | null
  readonly authors: readonly string[]
  readonly year: number | null
  /** Date of the issue, as far as it is known: 2020, 2020-11 or 2020-11-05. */
  readonly published: string | null
  /** Date on which it was first to be read online. */
  readonly publishedOnline: string | null
  readonly journal: string | null
  /** Its abbreviation, where the database gave one; citations use it. */
  readonly journalAbbreviation: string | null
  readonly publisher: string | null
  readonly issns: readonly string[]
  readonly volume: string | null
  readonly issue: string | null
  readonly pages: string | null
  readonly doi: string | null
  readonly pmid: string | null
  /** The database, such as pubmed or cnki. */
  readonly source: string | null
  /** Its number there; a DOI that is none (CNKI:SUN:...) is such a number, too. */
  readonly sourceNumber: string | null
  readonly abstract: string | null
  readonly keywords: readonly string[]
  readonly language: string | null
  /** Key of a BibTeX entry. */
  readonly key: string | null
  /** It was withdrawn by a later notice. */
  readonly retracted: boolean
  /** It is itself a notice on another article. */
  readonly notice: Notice | null
  /** The line where it begins, from 1. */
  readonly line: number
}

/** What is wrong with a record of a file. */
export interface Problem {
  /** The line where the record begins, from 1. */
  readonly line: number
  readonly reason: Words
  /** Whether the record came in all the same. */
  readonly taken: boolean
}

/** What a file of articles holds. */
export interface ArticleFile {
  readonly format: ArticleFormat
  readonly records: readonly Article[]
  readonly problems: readonly Problem[]
}
