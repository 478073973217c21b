import type { Reading } from '#kernel/database/database'

import { type ReviewStatus, type Step } from '#plugins/literature/contract/review'
import type { Article } from '#plugins/literature/formats/article'

/** A search and how many articles it found. */
export interface FoundSearch {
  readonly kind: 'file' | 'run' | 'upload'
  readonly id: string
  readonly source: string
  readonly label: string
  readonly finderName: string
  readonly at: Date
  readonly hits: number
}

/** An article of a sheet. */
export interface SheetArticle {
  readonly articleId: string
  readonly record: Article
  readonly status: ReviewStatus
  readonly reason: string | null
  readonly screeners: 1 | 2
  readonly sources: readonly string[]
}

/** The searches that found something for a product, the oldest first. */
export async function foundSearches(trx: Reading, productId: string): Promise<FoundSearch[]> {
  const rows: (Omit<FoundSearch, 'hits'> & { hits: string })[] = await trx
    .from('literature_finds')
    .where({ product_id: productId })
    .groupBy('origin_kind', 'origin_id', 'origin_source')
    .select('origin_kind as kind', 'origin_id as id', 'origin_source as source')
    .select(trx.raw('min(origin_label) as label, min(finder_name) as "finderName"'))
    .select(trx.raw('min(found_at) as at, count(*) as hits'))
    .orderBy('at')
  return rows.map((row) => ({ ...row, hits: Number(row.hits) }))
}

/** The articles of a product in the order in which they came, without those that follow another one. */
export async function sheetArticles(trx: Reading, productId: string): Promise<SheetArticle[]> {
  const rows: SheetArticle[] = await trx
    .from('literature_reviews')
    .join('literature_articles as articles', 'articles.id', 'literature_reviews.article_id')
    .where({ product_id: productId })
    .whereNot('status', 'duplicate')
    .orderBy('articles.id')
    .select('articles.id as articleId', 'record', 'status', 'reason', 'sources')
    .select('screener_count as screeners')
  return rows
}

/** What was decided of the articles of a product, by article. */
export async function stepsOfProduct(
  trx: Reading,
  productId: string
): Promise<ReadonlyMap<string, readonly Step[]>> {
  const rows: (Omit<Step, 'at'> & { articleId: string; at: Date })[] = await trx
    .from('literature_steps')
    .where({ product_id: productId })
    .select('article_id as articleId', 'seq', 'details', 'actor_id as actorId')
    .select('actor_name as actorName', 'at', 'case_id as caseId')
    .orderBy(['article_id', 'seq'])
  const steps = rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
  return Map.groupBy(steps, ({ articleId }) => articleId)
}
