import type { Reading } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'

import type { ShownFind } from '#plugins/literature/contract/shown'
import type { Article } from '#plugins/literature/formats/article'

/** An article with its record. */
export interface FoundArticle {
  readonly id: string
  readonly record: Article
  readonly sameAs: string | null
}

/** A pair with the two records that it is about. */
export interface FoundPair {
  readonly articleId: string
  readonly otherId: string
  readonly verdict: 'ask' | 'same' | 'other'
  readonly isAutomatic: boolean
  readonly points: number
  readonly reasons: readonly { readonly reason: string; readonly points: number }[]
  readonly deciderName: string | null
}

const columns = ['id', 'record', 'same_as as sameAs'] as const

/** An article of the scope, and those that follow it; refuses with 1005 one that the project does not have. */
export async function findArticle(
  trx: Reading,
  id: string
): Promise<{ article: FoundArticle; members: FoundArticle[] }> {
  const article = await trx
    .from('literature_articles')
    .where({ id: uuidOrNil(id) })
    .select(...columns)
    .first()
  if (!article) throw new kernelErrors.E_DATA_NOT_FOUND()
  const members = await trx
    .from('literature_articles')
    .where({ same_as: article.id })
    .select(...columns)
    .orderBy('id')
  return { article: article as FoundArticle, members: members as FoundArticle[] }
}

/** Articles of the scope by their ids. */
export async function findArticles(trx: Reading, ids: readonly string[]): Promise<FoundArticle[]> {
  const rows = await trx
    .from('literature_articles')
    .whereIn('id', [...ids])
    .select(...columns)
  return rows as FoundArticle[]
}

/** A find with what its record says. */
export interface FoundFind extends ShownFind {
  readonly record: Article
}

/** The searches that found these articles for a product, the oldest first. */
export async function findsOf(
  trx: Reading,
  ids: readonly string[],
  productId: string
): Promise<FoundFind[]> {
  const rows: (Omit<FoundFind, 'at'> & { at: Date })[] = await trx
    .from('literature_finds')
    .whereIn('article_id', [...ids])
    .where({ product_id: uuidOrNil(productId) })
    .select('origin_kind as kind', 'origin_source as source', 'origin_label as label', 'record')
    .select('finder_name as finderName', 'found_at as at')
    .orderBy('found_at')
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** Pairs of which one is among these articles, and what they are; within one article none are asked. */
export async function pairsOf(trx: Reading, ids: readonly string[]): Promise<FoundPair[]> {
  const rows: FoundPair[] = await trx
    .from('literature_pairs')
    .where((of) => of.whereIn('article_id', [...ids]).orWhereIn('other_id', [...ids]))
    .select('article_id as articleId', 'other_id as otherId', 'verdict', 'points', 'reasons')
    .select('is_automatic as isAutomatic', 'decider_name as deciderName')
    .orderBy('points', 'desc')
  const own = new Set(ids)
  return rows.filter(
    ({ articleId, otherId, verdict }) =>
      verdict !== 'ask' || !(own.has(articleId) && own.has(otherId))
  )
}
