import type { Article } from '#plugins/literature/formats/article'
import {
  type ArticleFeatures,
  articleFeatures,
} from '#plugins/literature/same_article/article_features'
import {
  compareFeatures,
  type SameVerdict,
} from '#plugins/literature/same_article/compare_articles'

/** Two records by their places in the list, the first before the second. */
export interface FoundPair extends SameVerdict {
  readonly first: number
  readonly second: number
}

/** A key that more records have in common tells nothing of them. */
const MOST = 200

/**
 * The pairs among records that are surely or perhaps one article. Compared are those that have an
 * identifier, a title, a place in a journal, or the first author and year in common.
 */
export function findPairs(articles: readonly Article[]): FoundPair[] {
  const features = articles.map(articleFeatures)
  const byKey = new Map<string, number[]>()
  for (const [at, each] of features.entries()) {
    for (const key of keysOf(each)) {
      const places = byKey.get(key)
      if (places) places.push(at)
      else byKey.set(key, [at])
    }
  }
  const compared = new Set<number>()
  const found: FoundPair[] = []
  for (const places of byKey.values()) {
    if (places.length > MOST) continue
    for (const [index, first] of places.entries()) {
      for (const second of places.slice(index + 1)) {
        const pair = first * articles.length + second
        if (first === second || compared.has(pair)) continue
        compared.add(pair)
        const verdict = compareFeatures(features[first]!, features[second]!)
        if (verdict.verdict !== 'other') found.push({ first, second, ...verdict })
      }
    }
  }
  return found.toSorted((a, b) => a.first - b.first || a.second - b.second)
}

/** What records have in common that are compared; records without a common key are never one. */
export function keysOf(of: ArticleFeatures): Set<string> {
  const { doi, pmid, number, volume, issue, page, year } = of
  const years = year === null ? [] : [year, year + 1]
  const near = of.authors
    .slice(0, 2)
    .flatMap(({ family, initial }) => years.map((each) => ['author', family, initial, each]))
  const keys = [
    ...[
      ['doi', doi],
      ['pmid', pmid],
      ['number', number],
      ['place', volume, page],
    ],
    ...[['issue', volume, issue, page], ...near],
    ...of.titles.map(({ plain }) => ['title', plain.slice(0, 24)]),
  ]
  const whole = keys.filter((parts) => parts.every((part) => part !== ''))
  return new Set(whole.map((parts) => parts.join(' ')))
}
