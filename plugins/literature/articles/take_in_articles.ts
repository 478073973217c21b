import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'

import type { Change } from '#kernel/changes/change'
import { Changes, type OpenChange } from '#kernel/changes/changes'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { Settings } from '#kernel/settings/settings'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import { fingerprintOf } from '#plugins/literature/articles/fingerprint'
import { judgeNew } from '#plugins/literature/articles/judge_new'
import type { Article } from '#plugins/literature/formats/article'
import { type ArticleOrigin, ArticleRows } from '#plugins/literature/records/article_rows'
import { ReviewRows } from '#plugins/literature/records/review_rows'
import { literatureSettings } from '#plugins/literature/settings/settings'

/** What became of the records of a search. */
export interface TakenIn {
  /** Records that came. */
  readonly found: number
  /** Those of them that nobody had brought before. */
  readonly new: number
  /** The others: found again, or twice in what came. */
  readonly known: number
  /** Records that could not be taken, by their place in what came, from 0. */
  readonly problems: readonly { readonly at: number; readonly because: 'too_long' }[]
}

/** The search text and the keys of a record have their limits; no article has a title as long. */
const LONGEST_TITLE = 5000

/** Takes records into the articles of the current scope. */
@inject()
export class TakeInArticles {
  constructor(
    private changes: Changes,
    private settings: Settings,
    private articles: ArticleRows,
    private reviews: ReviewRows
  ) {}

  /**
   * Keeps each record as a find, compares new ones with what is there, merges what is surely the same
   * article, and begins the review of each article for each product. What came from one origin before
   * changes nothing. Refuses with 1006 in a closed project, with 2017 without a product.
   */
  async handle(
    records: readonly Article[],
    origin: ArticleOrigin,
    productIds: readonly string[]
  ): Promise<TakenIn> {
    if (productIds.length === 0) throw new kernelErrors.E_PARAMETER()
    const problems = records.flatMap(({ title }, at) =>
      title.length > LONGEST_TITLE ? [{ at, because: 'too_long' as const }] : []
    )
    const sound = records.filter(({ title }) => title.length <= LONGEST_TITLE)
    const byPrint = new Map(sound.map((record) => [fingerprintOf(record), record]))
    const { screeners } = await this.settings.of('literature', literatureSettings)
    const count = await this.changes.recordMany(async (open) => {
      await this.articles.waitForOthers()
      const known = await this.articles.byFingerprint([...byPrint.keys()])
      const fresh = [...byPrint].filter(([print]) => !known.has(print))
      if (fresh.length === 0 && (await this.#isRepeat(known, origin, productIds))) return 0
      const changeOf = changesOf(open)
      const added = fresh.map(([print, record]) => ({ id: newId(), print, record }))
      const ids = new Map([...known, ...added.map(({ id, print }) => [print, id] as const)])
      for (const id of [...ids.values()].slice(0, 1)) await refuseClosedProject(changeOf(id))
      const there = await this.articles.comparable(added.map(({ record }) => record))
      const { heads, asked, pairs } = judgeNew(added, there)
      await this.articles.add(changeOf, added, heads)
      const finds = [...byPrint].map(([print, record]) => ({ articleId: ids.get(print)!, record }))
      await this.articles.addFinds(changeOf, finds, origin, productIds)
      await this.articles.addPairs(changeOf, pairs)
      const reviewed = await this.articles.headsOf([...ids.values()])
      const isTwo = screeners === 2
      await this.reviews.begin(changeOf, reviewed, productIds, asked, isTwo ? 2 : 1)
      return added.length
    })
    return { found: sound.length, new: count, known: sound.length - count, problems }
  }

  async #isRepeat(
    known: ReadonlyMap<string, string>,
    origin: ArticleOrigin,
    productIds: readonly string[]
  ): Promise<boolean> {
    const there = await this.articles.countFinds([...known.values()], origin, productIds)
    return there === known.size * productIds.length
  }
}

/** Opens a change for each article that something is done to. */
function changesOf(open: OpenChange) {
  const changes = new Map<string, Change>()
  return (id: string): Change => {
    const subject = { type: 'literature_article', id } as const
    const change = changes.get(id) ?? open({ name: 'literature_article.found', subject })
    changes.set(id, change)
    return change
  }
}

/**
 * The same as `TakeInArticles`, for whoever has no container at hand: a run, an upload.
 * @param records as read from a file or given by a source
 * @param origin where they come from; records of one origin are finds of it once
 * @param productIds for which products they were searched
 */
export async function takeInArticles(
  records: readonly Article[],
  origin: ArticleOrigin,
  productIds: readonly string[]
): Promise<TakenIn> {
  const takingIn = await app.container.make(TakeInArticles)
  return takingIn.handle(records, origin, productIds)
}
