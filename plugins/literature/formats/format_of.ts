import type { ArticleFormat } from '#plugins/literature/formats/article'
import { headingsIn } from '#plugins/literature/formats/tables/csv'
import { hasHtmlTable } from '#plugins/literature/formats/tables/html_table'

/** Lines that hold nothing of a format, such as a search history, may come first. */
const LINES_READ = 2000

/** With what a line begins that no other format has. */
const SIGNS: readonly (readonly [ArticleFormat, RegExp])[] = [
  ['nbib', /^PMID\s*-\s*\d/i],
  ['ris', /^\s*TY\s{0,2}-(?:\s|$)/i],
  ['noteexpress', /^\s*\{[A-Za-z][A-Za-z /]*\}\s*[:\uFF1A]/],
  ['cnki', /^\s*(?:SrcDatabase|Title|Author|Source)-\p{Script=Han}+\s*[:\uFF1A]/iu],
  ['bibtex', /^\s*@\w+\s*[{(]/],
  ['enw', /^\s*%[0ATJ]\s/],
  ['ris', /^[A-Z][A-Z0-9] {2}- /],
]
const REFWORKS = /^\s*RT\s+\S/i
const REFWORKS_FIELD = /^\s*(?:T1|A1|JF|SR)\s/im

/** The format of a text: that of which something is found first; null for one that is not known. */
export function formatOf(text: string): ArticleFormat | null {
  if (text.trimStart().startsWith('<')) return markedUp(text)
  for (const [at, line] of text.split('\n', LINES_READ).entries()) {
    const sign = SIGNS.find(([, pattern]) => pattern.test(line))
    if (sign) return sign[0]
    if (REFWORKS.test(line) && REFWORKS_FIELD.test(text)) return 'refworks'
    if (headingsIn(line, at)) return 'csv'
  }
  return null
}

function markedUp(text: string): ArticleFormat | null {
  if (/<Pubmed(?:Book)?Article[\s>]/.test(text)) return 'pubmed_xml'
  if (/<records?[\s>]/.test(text) && /<(?:titles|ref-type|rec-number)[\s>]/.test(text)) {
    return 'endnote_xml'
  }
  return hasHtmlTable(text) ? 'html_table' : null
}
