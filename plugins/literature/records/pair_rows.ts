import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { uuidOrNil } from '#kernel/http/is_uuid'
import { currentActor } from '#kernel/tenancy/actor'

/** Two articles of which somebody was asked whether they are one. */
export interface HeldPair {
  readonly articleId: string
  readonly otherId: string
  readonly verdict: 'ask' | 'same' | 'other'
}

const columns = ['article_id as articleId', 'other_id as otherId', 'verdict'] as const

/** What pairs of articles are to each other, and which article follows which. */
export class PairRows {
  /** The pair in either order, held; refuses with 1005 one that is not there. */
  async lock({ trx }: Change, one: string, other: string): Promise<HeldPair> {
    const ids = [uuidOrNil(one), uuidOrNil(other)]
    const pair = await trx
      .from('literature_pairs')
      .whereIn('article_id', ids)
      .whereIn('other_id', ids)
      .select(...columns)
      .forUpdate()
      .first()
    if (!pair) throw new kernelErrors.E_DATA_NOT_FOUND()
    return pair as HeldPair
  }

  /** Says what a pair is, by whoever acts. */
  async settle(change: Change, pair: HeldPair, same: boolean): Promise<void> {
    const verdict = same ? 'same' : 'other'
    change.note('same_article', pair.verdict, verdict)
    await change.trx
      .from('literature_pairs')
      .where({ article_id: pair.articleId, other_id: pair.otherId })
      .update({ verdict, decider_name: currentActor().name, decided_at: new Date() })
  }

  /** Pairs that were found to be the same between an article and a head or what follows that. */
  async between({ trx }: Change, articleId: string, head: string): Promise<HeldPair[]> {
    const ofHead = trx
      .from('literature_articles')
      .where({ id: head })
      .orWhere({ same_as: head })
      .select('id')
    const pairs: HeldPair[] = await trx
      .from('literature_pairs')
      .where({ verdict: 'same' })
      .where((either) => {
        void either
          .where((own) => own.where({ article_id: articleId }).whereIn('other_id', ofHead.clone()))
          .orWhere((own) =>
            own.where({ other_id: articleId }).whereIn('article_id', ofHead.clone())
          )
      })
      .select(...columns)
    return pairs
  }

  /** The heads of articles, in their order. */
  async headsOf({ trx }: Change, ids: readonly string[]): Promise<string[]> {
    const rows: { id: string; head: string }[] = await trx
      .from('literature_articles')
      .whereIn('id', ids.map(uuidOrNil))
      .select('id', trx.raw('coalesce(same_as, id) as head'))
    const heads = new Map(rows.map(({ id, head }) => [id, head]))
    return ids.flatMap((id) => heads.get(id) ?? [])
  }

  /** Lets the subject of the change follow a head. */
  async follow(change: Change, head: string): Promise<void> {
    const { id } = change.act.subject
    change.note('same_as', undefined, head)
    await change.trx.from('literature_articles').where({ id }).update({ same_as: head })
  }

  /** Lets the subject of the change follow none. @returns the head that it followed, null for none */
  async unfollow(change: Change): Promise<string | null> {
    const { id } = change.act.subject
    const of = { id: uuidOrNil(id) }
    const row = await change.trx.from('literature_articles').where(of).forUpdate().first()
    if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
    if (row.same_as === null) return null
    change.note('same_as', row.same_as, null)
    await change.trx.from('literature_articles').where(of).update({ same_as: null })
    return row.same_as as string
  }

  /** Ids of what follows a head. */
  async followersOf({ trx }: Change, head: string): Promise<string[]> {
    const rows: { id: string }[] = await trx
      .from('literature_articles')
      .where({ same_as: head })
      .select('id')
    return rows.map(({ id }) => id)
  }

  /** Ids of the products for which an article was found. */
  async productsOfFinds({ trx }: Change, articleId: string): Promise<string[]> {
    const rows: { id: string }[] = await trx
      .from('literature_finds')
      .where({ article_id: articleId })
      .distinct('product_id as id')
    return rows.map(({ id }) => id)
  }

  /** Whether a person still has to compare a head, or what follows it, with another article. */
  async isAsked({ trx }: Change, head: string): Promise<boolean> {
    const own = trx
      .from('literature_articles')
      .where({ id: head })
      .orWhere({ same_as: head })
      .select('id')
    const row = await trx
      .from('literature_pairs')
      .where({ verdict: 'ask' })
      .whereIn('article_id', own.clone())
      .whereNotIn('other_id', own.clone())
      .first()
    return Boolean(row)
  }
}
