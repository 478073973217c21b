import type { Reading } from '#kernel/database/database'
import type { Words } from '#kernel/language/words'

import { type ReviewStatus, type Step } from '#plugins/literature/contract/review'
import type { SearchKind } from '#plugins/literature/contract/search'
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

/** A try of a search that brought no article: its source failed, or had none. */
export interface EmptyTry {
  readonly kind: SearchKind
  readonly source: string
  readonly label: string
  readonly finderName: string
  readonly at: Date
  /** What it says of itself. */
  readonly sentence: Words
  /** 0 where the source had no article; null where it failed. */
  readonly hits: 0 | null
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

/** The tries of the searches of a product that brought no article, the oldest first. */
export async function emptyTries(trx: Reading, productId: string): Promise<EmptyTry[]> {
  const rows: (Omit<EmptyTry, 'hits'> & { act: string })[] = await trx
    .from('literature_tries as tries')
    .join('literature_searches as searches', 'searches.id', 'tries.search_id')
    .where('searches.product_id', productId)
    .where((some) => {
      void some.where('tries.act', 'failed')
      void some.orWhere((none) => {
        void none.whereIn('tries.act', ['covered', 'again']).where('tries.counted', 0)
      })
    })
    .orderBy(['tries.at', 'tries.search_id', 'tries.seq'])
    .select('searches.kind', 'searches.source', 'tries.act', 'tries.at', 'tries.sentence')
    .select('tries.actor_name as finderName')
    .select(trx.raw(`concat(first_day, ' – ', last_day) as label`))
  return rows.map(({ act, ...row }) => ({ ...row, hits: act === 'failed' ? null : 0 }))
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
