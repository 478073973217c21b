import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Database } from '#kernel/database/database'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { currentActor } from '#kernel/tenancy/actor'

import { foldSteps, type Review } from '#plugins/literature/contract/fold_steps'
import type { ReviewStatus, Step, StepDetails } from '#plugins/literature/contract/review'
import { type ChangeOf, inParts, tenantOf } from '#plugins/literature/records/article_rows'

/** A review that its change holds, with all its steps. */
export interface HeldReview extends Review {
  readonly articleId: string
  readonly productId: string
  readonly screeners: 1 | 2
  readonly owner: string | null
  readonly ownerName: string | null
  readonly steps: readonly Step[]
}

/** A step that is to be written. */
export interface NewStep {
  readonly details: StepDetails
  readonly caseId?: string
}

/** A review as it is kept. */
export interface ReviewRow {
  readonly status: ReviewStatus
  readonly screeners: 1 | 2
  readonly owner: string | null
  readonly ownerName: string | null
}

const stepColumns = [
  ...['seq', 'details', 'actor_id as actorId', 'actor_name as actorName', 'at'],
  'case_id as caseId',
]

/** Reviews of articles for products, and the steps that they consist of. */
@inject()
export class ReviewRows {
  constructor(private database: Database) {}

  /** Begins what is not there yet: each of these heads for each product. */
  async begin(
    changeOf: ChangeOf,
    heads: readonly string[],
    productIds: readonly string[],
    asked: ReadonlySet<string>,
    screeners: 1 | 2
  ): Promise<void> {
    const there: { id: string; product: string; seq: number }[] = await this.database.read((trx) =>
      trx
        .from('literature_steps')
        .whereIn('article_id', [...heads])
        .groupBy('article_id', 'product_id')
        .select('article_id as id', 'product_id as product')
        .max('seq as seq')
    )
    const known = new Set(there.map(({ id, product }) => `${id} ${product}`))
    const last = new Map<string, number>()
    for (const { id, seq } of there) last.set(id, Math.max(seq, last.get(id) ?? 0))
    const fresh = heads.flatMap((id) =>
      productIds
        .filter((product) => !known.has(`${id} ${product}`))
        .map((product) => ({ id, product }))
    )
    const { userId, name } = currentActor()
    const steps = fresh.map(({ id, product }) => {
      const seq = (last.get(id) ?? 0) + 1
      last.set(id, seq)
      const details = { act: 'found', asks: asked.has(id) } as const
      return {
        ...{ article_id: id, seq, product_id: product, ...tenantOf(), act: details.act },
        ...{ details: JSON.stringify(details), actor_id: userId, actor_name: name },
      }
    })
    const reviews = fresh.map(({ id, product }) => ({
      ...{ article_id: id, product_id: product, ...tenantOf(), screener_count: screeners },
      status: asked.has(id) ? 'checking' : 'to_screen',
    }))
    const [first] = fresh
    if (!first) return
    for (const { id } of fresh) changeOf(id)
    const { trx } = changeOf(first.id)
    await inParts(trx, 'literature_reviews', reviews)
    await inParts(trx, 'literature_steps', steps)
  }

  /** The review of an article for a product, held; refuses with 1005 one that the project does not have. */
  async lock(change: Change, articleId: string, productId: string): Promise<HeldReview> {
    const of = { article_id: uuidOrNil(articleId), product_id: uuidOrNil(productId) }
    // Steps of an article are counted through all its products: the article is held first.
    await change.trx.from('literature_articles').where({ id: of.article_id }).forUpdate().first()
    const row: ReviewRow | null = await change.trx
      .from('literature_reviews')
      .where(of)
      .select(
        'status',
        'screener_count as screeners',
        'owner_id as owner',
        'owner_name as ownerName'
      )
      .forUpdate()
      .first()
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    const steps: Step[] = await change.trx
      .from('literature_steps')
      .where(of)
      .select(stepColumns)
      .orderBy('seq')
    const { screeners, owner, ownerName } = row
    const ids = { articleId: of.article_id, productId: of.product_id }
    return { ...foldSteps(steps, screeners), ...ids, screeners, owner, ownerName, steps }
  }

  /** The review of an article for a product, or null. */
  async find(articleId: string, productId: string): Promise<ReviewRow | null> {
    return this.database.read((trx) =>
      trx
        .from('literature_reviews')
        .where({ article_id: uuidOrNil(articleId), product_id: uuidOrNil(productId) })
        .select('status', 'screener_count as screeners', 'owner_id as owner')
        .select('owner_name as ownerName')
        .first()
    )
  }

  /** The steps of an article for a product, in their order. */
  async steps(articleId: string, productId: string): Promise<Step[]> {
    const rows: (Omit<Step, 'at'> & { at: Date })[] = await this.database.read((trx) =>
      trx
        .from('literature_steps')
        .where({ article_id: uuidOrNil(articleId), product_id: uuidOrNil(productId) })
        .select(stepColumns)
        .orderBy('seq')
    )
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
  }

  /** Ids of the products for which an article is reviewed. */
  async productsOf(articleId: string): Promise<string[]> {
    const rows: { id: string }[] = await this.database.read((trx) =>
      trx
        .from('literature_reviews')
        .where({ article_id: uuidOrNil(articleId) })
        .select('product_id as id')
    )
    return rows.map(({ id }) => id)
  }

  /** Writes a step of a review that the change holds; the status follows. */
  async add(change: Change, held: HeldReview, { details, caseId }: NewStep): Promise<HeldReview> {
    const { userId: actorId, name: actorName } = currentActor()
    const of = { article_id: held.articleId, product_id: held.productId }
    const [{ last }] = await change.trx
      .from('literature_steps')
      .where({ article_id: held.articleId })
      .max('seq as last')
    const seq = Number(last ?? 0) + 1
    await change.trx
      .insertQuery()
      .table('literature_steps')
      .insert({
        ...{ ...of, seq, ...tenantOf(), act: details.act, details: JSON.stringify(details) },
        ...{ actor_id: actorId, actor_name: actorName, case_id: caseId ?? null },
      })
    const at = new Date().toISOString()
    const step: Step = { seq, details, actorId, actorName, at, caseId: caseId ?? null }
    const steps = [...held.steps, step]
    const review = foldSteps(steps, held.screeners)
    if (review.status !== held.status) change.note('status', held.status, review.status)
    await change.trx
      .from('literature_reviews')
      .where(of)
      .update({
        ...{ status: review.status, reason: review.reason },
        ...(review.status !== held.status && { waits_since: new Date() }),
      })
    return { ...held, ...review, steps }
  }

  /** Gives what waits to somebody, or to nobody in particular. */
  async give(
    change: Change,
    held: HeldReview,
    owner: { readonly id: string; readonly name: string } | null
  ): Promise<void> {
    const given = await this.add(change, held, {
      details: { act: 'given', name: owner?.name ?? null },
    })
    change.note('owner', held.ownerName, owner?.name ?? null)
    await change.trx
      .from('literature_reviews')
      .where({ article_id: given.articleId, product_id: given.productId })
      .update({ owner_id: owner?.id ?? null, owner_name: owner?.name ?? null })
  }
}
