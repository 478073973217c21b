import { kernelErrors } from '#kernel/errors/kernel_errors'
import { LOST } from '#kernel/files/decode_text'

import { wording } from '#plugins/literature/lang/server/wording'
import type {
  Article,
  ArticleFile,
  ArticleFormat,
  Problem,
} from '#plugins/literature/formats/article'
import { readBibtex } from '#plugins/literature/formats/bibtex/bibtex'
import { articleOf } from '#plugins/literature/formats/content/article_of'
import { decodeArticles } from '#plugins/literature/formats/content/decode_articles'
import { formatOf } from '#plugins/literature/formats/format_of'
import { readEndnoteXml } from '#plugins/literature/formats/marked_up/endnote_xml'
import { readPubmedXml } from '#plugins/literature/formats/marked_up/pubmed_xml'
import type { RawFile, RawRecord } from '#plugins/literature/formats/raw_record'
import { readCsv } from '#plugins/literature/formats/tables/csv'
import { readHtmlTable } from '#plugins/literature/formats/tables/html_table'
import { readCnki } from '#plugins/literature/formats/tagged/cnki'
import { readEnw } from '#plugins/literature/formats/tagged/enw'
import { readNbib } from '#plugins/literature/formats/tagged/nbib'
import { readNoteexpress } from '#plugins/literature/formats/tagged/noteexpress'
import { readRefworks } from '#plugins/literature/formats/tagged/refworks'
import { readRis } from '#plugins/literature/formats/tagged/ris'

const readers: Readonly<Record<ArticleFormat, (text: string) => RawFile>> = {
  ris: readRis,
  nbib: readNbib,
  pubmed_xml: readPubmedXml,
  endnote_xml: readEndnoteXml,
  enw: readEnw,
  noteexpress: readNoteexpress,
  cnki: readCnki,
  refworks: readRefworks,
  bibtex: readBibtex,
  csv: readCsv,
  html_table: readHtmlTable,
}

/**
 * The articles in an export of a database of literature, whatever its format and encoding. A record
 * that cannot be taken is named with its line and the reason; the others come in.
 * @throws E_FILE_CONTENT (3001) where nothing in the file is an export that we know
 */
export async function readArticles(bytes: Uint8Array): Promise<ArticleFile> {
  const text = decodeArticles(bytes)
  const format = formatOf(text)
  if (format === null) throw new kernelErrors.E_FILE_CONTENT({ detail: wording('files.unknown') })
  const read = readers[format](text)
  const records: Article[] = []
  const problems: Problem[] = [...read.problems]
  for (const raw of read.records) {
    const article = articleOf(raw)
    if (article) records.push(article)
    const problem = problemOf(raw, article)
    if (problem) problems.push(problem)
  }
  return { format, records, problems: problems.toSorted((one, other) => one.line - other.line) }
}

function problemOf({ line, values }: RawRecord, article: Article | null): Problem | null {
  if (article === null) return { line, reason: wording('problems.no_title'), taken: false }
  const isDamaged = [...values.values()].flat().some((value) => value.includes(LOST))
  const reason = () => wording('problems.lost', { lost: LOST })
  return isDamaged ? { line, reason: reason(), taken: true } : null
}
