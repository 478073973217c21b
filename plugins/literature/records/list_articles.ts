import type { Reading } from '#kernel/database/database'

import {
  type ReviewStatus,
  reviewStatuses,
  waitingStatuses,
} from '#plugins/literature/contract/review'

/** An article of a list. */
export interface ListedArticle {
  readonly articleId: string
  readonly productId: string
  readonly productName: string
  readonly title: string
  readonly year: number | null
  readonly journal: string | null
  readonly sources: readonly string[]
  readonly retracted: boolean
  readonly status: ReviewStatus
  readonly reason: string | null
  readonly screeners: 1 | 2
  readonly ownerName: string | null
  readonly foundAt: Date
  readonly caseNos: readonly string[]
}

/** By what articles are ordered. */
export const sorted = {
  foundAt: 'article_id',
  title: 'title',
  year: 'year',
  journal: 'journal',
  status: 'status',
} as const

/** Which articles are asked for. */
export interface AskedArticles {
  readonly productId?: string
  readonly status?: ReviewStatus
  /** Those that wait for a word of whoever asks. */
  readonly waits?: 'me' | 'anybody'
  readonly source?: string
  /** Part of a title, author, journal or number. */
  readonly text?: string
  readonly sort?: keyof typeof sorted
  readonly order?: 'asc' | 'desc'
}

const reviews = (trx: Reading) =>
  trx
    .from('literature_reviews')
    .join('literature_articles as articles', 'articles.id', 'literature_reviews.article_id')
    .join('literature_products as products', 'products.id', 'literature_reviews.product_id')

/** Sources of an article and of all that follow it. */
const sourcesColumn = `array(SELECT DISTINCT unnest(a.sources) FROM literature_articles a
  WHERE a.id = articles.id OR a.same_as = articles.id ORDER BY 1) as sources`

const casesColumn = `array(SELECT DISTINCT s.details ->> 'caseNo' FROM literature_steps s
  WHERE s.article_id = articles.id AND s.product_id = products.id AND s.act = 'case'
  ORDER BY 1) as "caseNos"`

const isOfSource = `EXISTS (SELECT FROM literature_articles a
  WHERE (a.id = articles.id OR a.same_as = articles.id) AND ? = any (a.sources))`

function fitting(trx: Reading, asked: AskedArticles, userId: string | null) {
  const { productId, status, waits, source, text } = asked
  const rows = reviews(trx)
  if (productId) void rows.where('literature_reviews.product_id', productId)
  if (status) void rows.where('status', status)
  else void rows.whereNot('status', 'duplicate')
  if (waits === 'anybody') void rows.whereIn('status', [...waitingStatuses])
  if (waits === 'me') {
    void rows
      .whereIn('status', ['to_screen', 'undecided', 'conflict'])
      .where((own) => own.whereNull('owner_id').orWhere('owner_id', userId ?? ''))
      .whereRaw(
        `(screener_count = 1 OR NOT EXISTS (SELECT FROM literature_steps s
          WHERE s.article_id = articles.id AND s.product_id = products.id AND s.act = 'choice'
            AND s.actor_id = ?::uuid
            AND s.seq > coalesce((SELECT max(b.seq) FROM literature_steps b
              WHERE b.article_id = s.article_id AND b.product_id = s.product_id AND b.act = 'returned'), 0)
            AND NOT EXISTS (SELECT FROM literature_steps u WHERE u.article_id = s.article_id
              AND u.product_id = s.product_id AND u.act = 'undone'
              AND (u.details ->> 'seq')::integer = s.seq)))`,
        [userId ?? '00000000-0000-0000-0000-000000000000']
      )
  }
  if (source) void rows.whereRaw(isOfSource, [source])
  if (text) void rows.whereRaw('strpos(search_text, lower(?)) > 0', [text])
  return rows
}

/** A page of the articles of the scope, and how many fit. */
export async function listArticles(
  trx: Reading,
  asked: AskedArticles,
  userId: string | null,
  part: { readonly from: number; readonly count: number }
): Promise<{ rows: ListedArticle[]; total: number }> {
  const rows = await fitting(trx, asked, userId)
    .select(
      ...['articles.id as articleId', 'products.id as productId', 'products.name as productName'],
      ...['title', 'year', 'journal', 'retracted', 'status', 'reason', 'owner_name as ownerName'],
      ...['screener_count as screeners', 'taken_in_at as foundAt'],
      trx.raw(sourcesColumn),
      trx.raw(casesColumn)
    )
    .orderBy(sorted[asked.sort ?? 'foundAt'], asked.order ?? 'asc')
    .orderBy('articles.id')
    .orderBy('products.id')
    .offset(part.from)
    .limit(part.count)
  const [{ n }] = await fitting(trx, asked, userId).count('* as n')
  return { rows: rows as ListedArticle[], total: Number(n) }
}

/** How many articles of the scope wait for a word of somebody. */
export async function countWaitingFor(trx: Reading, userId: string): Promise<number> {
  const [{ n }] = await fitting(trx, { waits: 'me' }, userId).count('* as n')
  return Number(n)
}

/** How the finds of a product, or of all, add up. */
export interface ArticleCounts {
  /** Hits of all searches; of one search each article is one. */
  readonly found: number
  /** Hits that are of an article which is counted already. */
  readonly duplicates: number
  readonly screened: number
  readonly waiting: number
  readonly byStatus: Readonly<Record<ReviewStatus, number>>
}

/** Counts of the scope: found = duplicates + screened + waiting, always. */
export async function countArticles(trx: Reading, productId?: string): Promise<ArticleCounts> {
  const of = productId ? { product_id: productId } : {}
  const [{ n }] = await trx.from('literature_finds').where(of).count('* as n')
  const rows: { status: ReviewStatus; n: string }[] = await trx
    .from('literature_reviews')
    .where(of)
    .groupBy('status')
    .select('status')
    .count('* as n')
  const byStatus = Object.fromEntries(reviewStatuses.map((status) => [status, 0])) as Record<
    ReviewStatus,
    number
  >
  for (const row of rows) byStatus[row.status] = Number(row.n)
  const waiting = waitingStatuses.reduce((sum, status) => sum + byStatus[status], 0)
  const all = reviewStatuses.reduce((sum, status) => sum + byStatus[status], 0)
  const screened = all - waiting - byStatus.duplicate
  const found = Number(n)
  return { found, duplicates: found - screened - waiting, screened, waiting, byStatus }
}
