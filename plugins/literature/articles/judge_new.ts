import type { Article } from '#plugins/literature/formats/article'
import { findPairs } from '#plugins/literature/same_article/find_pairs'
import type { SameReason } from '#plugins/literature/same_article/compare_articles'

/** An article that is there, and the head that it follows. */
export interface KnownArticle {
  readonly id: string
  readonly record: Article
  readonly head: string
}

/** An article that comes in. */
export interface AddedArticle {
  readonly id: string
  readonly print: string
  readonly record: Article
}

/** Two articles of which one is new. */
export interface JudgedPair {
  readonly articleId: string
  readonly otherId: string
  readonly verdict: 'ask' | 'same'
  readonly points: number
  readonly reasons: readonly SameReason[]
}

/** What new articles are to each other and to those that are there. */
export interface JudgedArticles {
  /** Of a new article that is surely another one the head that it follows. */
  readonly heads: ReadonlyMap<string, string>
  /** Heads that a person has to compare with another one first. */
  readonly asked: ReadonlySet<string>
  readonly pairs: readonly JudgedPair[]
}

/**
 * Judges articles that come in. What is surely the same follows the head that is there longest; two
 * heads that are there stay apart, however sure a third article is of both.
 */
export function judgeNew(
  added: readonly AddedArticle[],
  known: readonly KnownArticle[]
): JudgedArticles {
  const all = [...known, ...added]
  const places = new Map(all.map(({ id }, at) => [id, at]))
  const headOf = new Map<string, string>([
    ...known.map(({ id, head }) => [id, head] as const),
    ...added.map(({ id }) => [id, id] as const),
  ])
  const found = findPairs(all.map(({ record }) => record)).filter(
    ({ second }) => second >= known.length
  )
  const pairs = found.map(({ first, second, verdict, points, reasons }) => ({
    ...{ articleId: all[second]!.id, otherId: all[first]!.id, points, reasons },
    verdict: verdict === 'same' ? ('same' as const) : ('ask' as const),
  }))
  const heads = new Map<string, string>()
  for (const { articleId, otherId } of pairs.filter(({ verdict }) => verdict === 'same')) {
    const [own, other] = [headOf.get(articleId)!, headOf.get(otherId)!]
    if (own === other || places.get(own) === undefined || places.get(own)! < known.length) continue
    for (const { id } of added) {
      if (headOf.get(id) !== own) continue
      headOf.set(id, other)
      heads.set(id, other)
    }
  }
  const apart = pairs.flatMap((pair) => {
    const isOne = headOf.get(pair.articleId) === headOf.get(pair.otherId)
    if (pair.verdict === 'same') return [isOne ? pair : { ...pair, verdict: 'ask' as const }]
    return isOne ? [] : [pair]
  })
  const asked = new Set(
    apart.filter(({ verdict }) => verdict === 'ask').map(({ articleId }) => headOf.get(articleId)!)
  )
  return { heads, asked, pairs: apart }
}
