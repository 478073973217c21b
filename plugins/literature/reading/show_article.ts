import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { momentText } from '#kernel/fields/moment_text'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { currentActor } from '#kernel/tenancy/actor'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { vancouverOf } from '#plugins/literature/citing/vancouver'
import { foldSteps } from '#plugins/literature/contract/fold_steps'
import type { MarkedText, ShownArticle, ShownRecord } from '#plugins/literature/contract/shown'
import type { Article } from '#plugins/literature/formats/article'
import { markText } from '#plugins/literature/marking/mark_text'
import { proposeDayZero } from '#plugins/literature/reading/day_zero'
import { shownTo } from '#plugins/literature/reading/shown_steps'
import {
  findArticle,
  findArticles,
  findsOf,
  type FoundArticle,
  pairsOf,
} from '#plugins/literature/records/find_article'
import { LiteratureProducts } from '#plugins/literature/records/literature_products'
import { ReviewRows } from '#plugins/literature/records/review_rows'

/** Shows an article with all that is known of it and was done with it, as far as whoever asks may see it. */
@inject()
export class ShowArticle {
  constructor(
    private database: Database,
    private products: LiteratureProducts,
    private reviews: ReviewRows
  ) {}

  /** Refuses with 1005 an article that the project does not have or does not review for the product. */
  async handle(articleId: string, productId: string): Promise<ShownArticle> {
    return this.database.read(async (trx) => {
      const { article, members } = await findArticle(trx, articleId)
      const product = await this.products.find(productId)
      const row = await this.reviews.find(article.id, product.id)
      if (!row) throw new kernelErrors.E_DATA_NOT_FOUND()
      const steps = await this.reviews.steps(article.id, product.id)
      const review = foldSteps(steps, row.screeners)
      const all = [article, ...members]
      const ids = all.map(({ id }) => id)
      const finds = await findsOf(trx, ids, product.id)
      const pairs = await pairsOf(trx, ids)
      const others = await findArticles(
        trx,
        pairs.flatMap(({ articleId: one, otherId }) => [one, otherId])
      )
      const byId = new Map([...others, ...all].map((each) => [each.id, each]))
      const { record } = article
      const marked = (text: string): MarkedText => ({
        text,
        marks: markText(text, product.words).map(({ start, end, kind }) => ({ start, end, kind })),
      })
      const seen = shownTo(currentActor().userId, { ...review, screeners: row.screeners, steps })
      const { timeZone } = await projectAtHand()
      const dayOf = (moment: string) => momentText(timeZone, Date.parse(moment)).slice(0, 10)
      return {
        ...{ articleId: article.id, productId: product.id, productName: product.name },
        title: marked(record.title),
        otherTitle: record.otherTitle === null ? null : marked(record.otherTitle),
        abstract: abstractOf(all, marked),
        ...{ authors: record.authors, citation: vancouverOf(record), journal: record.journal },
        ...{ doi: record.doi, pmid: record.pmid, keywords: record.keywords },
        ...{ retracted: all.some((each) => each.record.retracted), notice: record.notice },
        ...{ status: review.status, reason: review.reason, fullText: review.fullText },
        ...{ screeners: row.screeners, ownerName: row.ownerName, ...seen },
        finds: finds.map(({ record: _record, ...find }) => find),
        members: members.map(recordOf),
        pairs: pairs.map((pair) => ({
          ...pair,
          record: recordOf(byId.get(ids.includes(pair.articleId) ? pair.otherId : pair.articleId)!),
        })),
        dayZero: proposeDayZero(
          {
            records: finds.map((find) => ({ at: find.at, says: saidBy(find.record) })),
            ...{ steps, proofs: seen.proofs },
          },
          dayOf,
          new Date().toISOString()
        ),
      }
    })
  }
}

/** The abstract of the article, or that of a record that follows it where it has none. */
function abstractOf(
  all: readonly FoundArticle[],
  marked: (text: string) => MarkedText
): MarkedText | null {
  const texts = [...new Set(all.flatMap(({ record }) => record.abstract ?? []))]
  return texts.length === 0 ? null : marked(texts.join('\n\n'))
}

const saidBy = ({ title, otherTitle, authors, abstract }: Article) =>
  [title, otherTitle, authors.join(', '), abstract].filter(Boolean).join('\n')

const recordOf = ({ id, record }: FoundArticle): ShownRecord => ({
  ...{ articleId: id, title: record.title, authors: record.authors },
  ...{ citation: vancouverOf(record), source: record.source, pmid: record.pmid, doi: record.doi },
})
