import type { Article } from '#plugins/literature/formats/article'
import {
  type ArticleFeatures,
  articleFeatures,
  likeness,
} from '#plugins/literature/same_article/article_features'

import points from './points.json' with { type: 'json' }

/** What two records have in common or apart, with its points. */
export interface SameReason {
  readonly reason:
    | 'pmid'
    | 'doi'
    | 'number'
    | 'place'
    | 'title'
    | 'authors'
    | 'journal'
    | 'year'
    | 'volume'
    | 'issue'
    | 'page'
  readonly points: number
}

/** Whether two records are one article: surely, perhaps (a person decides), or not. */
export interface SameVerdict {
  readonly verdict: 'same' | 'ask' | 'other'
  readonly points: number
  readonly reasons: readonly SameReason[]
}

/**
 * Compares two records. They are surely the same by PMID, DOI with an equal title, number in one
 * source, or ISSN, volume, issue, first page and title; an empty field matches nothing, and what speaks
 * against it (another PMID, no author in common, a notice and its article) leaves it to a person.
 */
export const compareArticles = (a: Article, b: Article): SameVerdict =>
  compareFeatures(articleFeatures(a), articleFeatures(b))

/** The same for records whose features are at hand. */
export function compareFeatures(a: ArticleFeatures, b: ArticleFeatures): SameVerdict {
  const sure = sureReason(a, b)
  const reasons = [...(sure ? [{ reason: sure, points: 0 }] : []), ...pointsOf(a, b)].filter(
    (each) => each.reason === sure || each.points !== 0
  )
  const sum = reasons.reduce((total, each) => total + each.points, 0)
  // An equal identifier is shown to a person also where all else speaks against it.
  const isSure = sure !== null && (sure === 'pmid' || !isContradicted(a, b, sure))
  const asks = sure !== null || sum >= points.ask || (equal(a.doi, b.doi) && sum > 0)
  return { verdict: isSure ? 'same' : asks ? 'ask' : 'other', points: sum, reasons }
}

function sureReason(a: ArticleFeatures, b: ArticleFeatures): SameReason['reason'] | null {
  if (equal(a.pmid, b.pmid)) return 'pmid'
  if (equal(a.doi, b.doi) && hasEqualTitle(a, b)) return 'doi'
  if (equal(a.number, b.number)) return 'number'
  const isPlace = sharesIssn(a, b) && equal(a.volume, b.volume) && equal(a.issue, b.issue)
  return isPlace && equal(a.page, b.page) && hasEqualTitle(a, b) ? 'place' : null
}

function isContradicted(
  a: ArticleFeatures,
  b: ArticleFeatures,
  sure: SameReason['reason']
): boolean {
  if (differ(a.pmid, b.pmid)) return true
  if (sure !== 'number' && differ(a.doi, b.doi)) return true
  if (a.article.notice !== b.article.notice) return true
  return a.authors.length > 0 && b.authors.length > 0 && shareOfAuthors(a, b) === 0
}

function pointsOf(a: ArticleFeatures, b: ArticleFeatures): SameReason[] {
  const weigh = (reason: 'volume' | 'issue' | 'page', x: string, y: string) =>
    equal(x, y) ? points[reason].same : differ(x, y) ? points[reason].other : 0
  return [
    { reason: 'pmid', points: differ(a.pmid, b.pmid) ? points.pmid.other : 0 },
    { reason: 'doi', points: equal(a.doi, b.doi) ? points.doi : 0 },
    { reason: 'title', points: titlePoints(a, b) },
    { reason: 'authors', points: authorPoints(a, b) },
    { reason: 'journal', points: isSameJournal(a, b) ? points.journal.same : 0 },
    { reason: 'year', points: yearPoints(a.year, b.year) },
    { reason: 'volume', points: weigh('volume', a.volume, b.volume) },
    { reason: 'issue', points: weigh('issue', a.issue, b.issue) },
    { reason: 'page', points: weigh('page', a.page, b.page) },
  ]
}

/** Of titles in one script the nearest two; titles in two scripts say nothing of each other. */
function titlePoints(a: ArticleFeatures, b: ArticleFeatures): number {
  const { equal: whole, near, similar, other } = points.title
  const alike = pairsOfTitles(a, b).map(([x, y]) => {
    if (x.plain === y.plain) return whole
    const share = likeness(x, y)
    if (x.numbers !== y.numbers) return share > 0.6 ? 0 : other
    return share > 0.9 ? near : share > 0.7 ? similar : share > 0.5 ? 0 : other
  })
  return alike.length === 0 ? 0 : Math.max(...alike)
}

const pairsOfTitles = (a: ArticleFeatures, b: ArticleFeatures) =>
  a.titles.flatMap((x) => b.titles.filter((y) => x.isHan === y.isHan).map((y) => [x, y] as const))

const hasEqualTitle = (a: ArticleFeatures, b: ArticleFeatures) =>
  pairsOfTitles(a, b).some(([x, y]) => x.plain !== '' && x.plain === y.plain)

function authorPoints(a: ArticleFeatures, b: ArticleFeatures): number {
  if (a.authors.length === 0 || b.authors.length === 0) return 0
  const share = shareOfAuthors(a, b)
  const { all, most, some, none, first } = points.authors
  const own = share === 1 ? all : share >= 0.6 ? most : share > 0 ? some : none
  const isOne = Math.min(a.authors.length, b.authors.length) === 1
  const sameFirst = isSameName(a.authors[0]!, b.authors[0]!) ? first : 0
  // One author in common says less than a whole list.
  return (isOne && share === 1 ? most : own) + (share > 0 ? sameFirst : 0)
}

/** Share of the shorter list of authors that is in the longer one, 0 to 1. */
function shareOfAuthors(a: ArticleFeatures, b: ArticleFeatures): number {
  const [few, many] =
    a.authors.length <= b.authors.length ? [a.authors, b.authors] : [b.authors, a.authors]
  const left = [...many]
  let shared = 0
  for (const name of few) {
    const at = left.findIndex((each) => isSameName(name, each))
    if (at < 0) continue
    left.splice(at, 1)
    shared++
  }
  return few.length === 0 ? 0 : shared / few.length
}

type Name = ArticleFeatures['authors'][number]
const isSameName = (a: Name, b: Name) =>
  a.family !== '' &&
  a.family === b.family &&
  (a.initial === '' || b.initial === '' || a.initial === b.initial)

function yearPoints(a: number | null, b: number | null): number {
  if (a === null || b === null) return 0
  const apart = Math.abs(a - b)
  return apart === 0 ? points.year.same : apart === 1 ? points.year.near : points.year.other
}

function isSameJournal(a: ArticleFeatures, b: ArticleFeatures): boolean {
  if (sharesIssn(a, b) || equal(a.journal, b.journal)) return true
  const [short, long] =
    a.journal.length <= b.journal.length
      ? [a.journalWords, b.journalWords]
      : [b.journalWords, a.journalWords]
  // Abbreviations: each word begins a word of the full title.
  return (
    short.length > 1 &&
    short.length === long.length &&
    short.every((word, at) => long[at]!.startsWith(word))
  )
}

const sharesIssn = (a: ArticleFeatures, b: ArticleFeatures) =>
  a.issns.some((issn) => b.issns.includes(issn))

const equal = (a: string, b: string) => a !== '' && a === b
const differ = (a: string, b: string) => a !== '' && b !== '' && a !== b
