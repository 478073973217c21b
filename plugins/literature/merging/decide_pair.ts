import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Changes, type OpenChange } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { Settings } from '#kernel/settings/settings'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { wording } from '#plugins/literature/lang/server/wording'
import { ArticleRows, type ChangeOf } from '#plugins/literature/records/article_rows'
import { PairRows } from '#plugins/literature/records/pair_rows'
import { ReviewRows } from '#plugins/literature/records/review_rows'
import { literatureSettings } from '#plugins/literature/settings/settings'

/** People decide whether two articles are one, and undo what was merged, by whomever and whenever. */
@inject()
export class DecidePair {
  constructor(
    private changes: Changes,
    private settings: Settings,
    private articles: ArticleRows,
    private pairs: PairRows,
    private reviews: ReviewRows
  ) {}

  /** Refuses with 1005 two articles that nobody asked about, with 1006 a pair that is decided. */
  async decide(articleId: string, otherId: string, same: boolean): Promise<void> {
    await this.changes.recordMany(async (open) => {
      const changeOf = this.#changes(open, same ? 'merged' : 'kept_apart')
      await refuseClosedProject(changeOf(articleId))
      await this.articles.waitForOthers()
      const pair = await this.pairs.lock(changeOf(articleId), articleId, otherId)
      if (pair.verdict !== 'ask') throw refused('pair_decided')
      await this.pairs.settle(changeOf(pair.articleId), pair, same)
      const heads = await this.pairs.headsOf(changeOf(articleId), [articleId, otherId])
      const [one, other] = heads as [string, string]
      if (same && one !== other) {
        const [head, follower] = one < other ? [one, other] : [other, one]
        await this.#merge(changeOf, head, follower)
      }
      for (const id of new Set(heads)) await this.#endCheck(changeOf, id)
    })
  }

  /** Takes an article out of the one that it follows. Refuses with 1006 one that follows none. */
  async split(articleId: string): Promise<void> {
    const { screeners } = await this.settings.of('literature', literatureSettings)
    await this.changes.recordMany(async (open) => {
      const changeOf = this.#changes(open, 'split')
      await refuseClosedProject(changeOf(articleId))
      await this.articles.waitForOthers()
      const head = await this.pairs.unfollow(changeOf(articleId))
      if (head === null) throw refused('not_merged')
      for (const pair of await this.pairs.between(changeOf(articleId), articleId, head)) {
        await this.pairs.settle(changeOf(pair.articleId), pair, false)
      }
      const products = await this.pairs.productsOfFinds(changeOf(articleId), articleId)
      const known = await this.reviews.productsOf(articleId)
      for (const product of known) {
        const held = await this.reviews.lock(changeOf(articleId), articleId, product)
        if (held.status === 'duplicate')
          await this.reviews.add(changeOf(articleId), held, { details: { act: 'split' } })
      }
      await this.reviews.begin(changeOf, [articleId], products, new Set(), screeners === 2 ? 2 : 1)
    })
  }

  async #merge(changeOf: ChangeOf, head: string, follower: string): Promise<void> {
    const { screeners } = await this.settings.of('literature', literatureSettings)
    const products = await this.reviews.productsOf(follower)
    for (const product of products) {
      const held = await this.reviews.lock(changeOf(follower), follower, product)
      await this.reviews.add(changeOf(follower), held, { details: { act: 'merged', head } })
    }
    for (const id of await this.pairs.followersOf(changeOf(head), follower)) {
      await this.pairs.follow(changeOf(id), head)
    }
    await this.pairs.follow(changeOf(follower), head)
    await this.reviews.begin(changeOf, [head], products, new Set(), screeners === 2 ? 2 : 1)
  }

  /** Once nothing is asked of an article any longer it waits to be screened. */
  async #endCheck(changeOf: ChangeOf, id: string): Promise<void> {
    if (await this.pairs.isAsked(changeOf(id), id)) return
    for (const product of await this.reviews.productsOf(id)) {
      const held = await this.reviews.lock(changeOf(id), id, product)
      if (held.status === 'checking')
        await this.reviews.add(changeOf(id), held, { details: { act: 'checked' } })
    }
  }

  #changes(open: OpenChange, what: 'merged' | 'kept_apart' | 'split'): ChangeOf {
    const changes = new Map<string, Change>()
    return (id) => {
      const subject = { type: 'literature_article', id } as const
      const change = changes.get(id) ?? open({ name: `literature_article.${what}`, subject })
      changes.set(id, change)
      return change
    }
  }
}

const refused = (why: 'pair_decided' | 'not_merged') =>
  new kernelErrors.E_DATA_STATUS({ detail: wording(`merging.${why}`) })
