import { authorInCitation } from '#plugins/literature/citing/author_in_citation'
import type { Article } from '#plugins/literature/formats/article'

/** C.4.r.1 takes so many characters. */
const MOST = 500
/** A citation names six authors, then "et al." (ICMJE, Recommendations: samples of references). */
const MOST_AUTHORS = 6
/** Of a title at least so much stays. */
const LEAST_TITLE = 40

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * The Vancouver citation of an article, for C.4.r.1: at most 500 characters. Where it would be
 * longer, authors are left out down to the first, then the title is cut, then the rest.
 */
export function vancouverOf(article: Article): string {
  const names = article.authors.map(authorInCitation)
  const rest = restOf(article)
  for (let count = Math.min(MOST_AUTHORS, Math.max(names.length, 1)); count > 0; count--) {
    const citation = joined([authorsOf(names, count), ended(article.title), rest])
    if (citation.length <= MOST) return citation
  }
  const authors = authorsOf(names, 1)
  const room = MOST - joined([authors, ' ', rest]).length
  const title = cut(article.title, Math.max(room, LEAST_TITLE))
  return cut(joined([authors, title, rest]), MOST)
}

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')

function authorsOf(names: readonly string[], most: number): string {
  if (names.length === 0) return ''
  const named = names.slice(0, most).join(', ')
  return names.length > most ? `${named}, et al.` : ended(named)
}

/** Journal, date, volume, issue, pages and DOI. */
function restOf({ journal, journalAbbreviation, publisher, doi, ...article }: Article): string {
  const where = journalAbbreviation ?? journal ?? publisher
  const { volume, issue, pages } = article
  const number = `${volume ?? ''}${issue === null ? '' : `(${issue})`}`
  const place = `${number}${pages === null ? '' : `:${shortened(pages)}`}`
  const date = volume === null && issue === null ? dayOf(article) : `${article.year ?? ''}`
  const time = [date, place].filter((part) => part !== '').join(number === '' ? '' : ';')
  return joined([
    where === null ? '' : ended(where),
    ended(time),
    doi === null ? '' : `doi: ${doi}`,
  ])
}

/** `2024 Mar 15`, as far as it is known. */
function dayOf({
  published,
  publishedOnline,
  year,
}: Pick<Article, 'published' | 'publishedOnline' | 'year'>) {
  const [written = `${year ?? ''}`, month, day] =
    (published ?? publishedOnline ?? undefined)?.split('-') ?? []
  const name = month === undefined ? '' : MONTHS[Number(month) - 1]!
  return joined([written, name, day === undefined ? '' : `${Number(day)}`])
}

/** 345-347 is 345-7: digits of the last page that do not change are left out. */
function shortened(pages: string): string {
  return pages.replaceAll(/(?<![\w.])(\d+)-(\d+)(?![\w.])/g, (whole, from: string, to: string) => {
    if (from.length !== to.length) return whole
    const same = [...from].findIndex((digit, at) => digit !== to[at])
    return same < 0 ? from : `${from}-${to.slice(same)}`
  })
}

/** With a full stop, unless it ends with a sign of its own. */
const ended = (text: string) => (text === '' || /[.?!。？！]$/u.test(text) ? text : `${text}.`)

/** The beginning of a text, to a word where there is one near, without half a character. */
function cut(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')
  const word = start.lastIndexOf(' ')
  return `${word > start.length / 2 ? start.slice(0, word) : start}…`
}
