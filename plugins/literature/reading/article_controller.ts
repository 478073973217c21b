import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import {
  answering,
  byName,
  has,
  id,
  listOf,
  moment,
  oneOf,
  ofType,
  orNull,
  text,
  truth,
  whole,
} from '#kernel/http/answers'
import { Database } from '#kernel/database/database'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import { described, type Takes } from '#kernel/http/takes'
import { askedPage } from '#kernel/http/values'
import { membersWith } from '#kernel/people/members/members_with'
import { Settings } from '#kernel/settings/settings'
import { currentActor } from '#kernel/tenancy/actor'

import { reviewStatuses } from '#plugins/literature/contract/review'
import { ShowArticle } from '#plugins/literature/reading/show_article'
import { countArticles, listArticles, sorted } from '#plugins/literature/records/list_articles'
import { LiteratureProducts } from '#plugins/literature/records/literature_products'
import { literatureSettings } from '#plugins/literature/settings/settings'

const asked = {
  productId: vine.string().uuid().optional(),
  status: vine.enum(reviewStatuses).optional(),
  waits: vine.enum(['me', 'anybody'] as const).optional(),
  source: vine.string().maxLength(40).optional(),
  text: vine.string().trim().maxLength(200).optional(),
  sort: vine.enum(Object.keys(sorted) as (keyof typeof sorted)[]).optional(),
  order: vine.enum(['asc', 'desc'] as const).optional(),
}

const row = {
  ...{ articleId: id, productId: id, productName: text, title: text, year: orNull(whole) },
  ...{ journal: orNull(text), sources: listOf(text), retracted: truth },
  ...{ status: oneOf(...reviewStatuses), reason: orNull(text), screeners: oneOf(1, 2) },
  ...{ ownerName: orNull(text), foundAt: moment, caseNos: listOf(text) },
}

/** Articles, to be read. */
@inject()
export default class ArticleController {
  static readonly takes = {
    list: {
      what: 'List articles of literature',
      query: vine.compile(vine.object({ ...askedPage(), ...asked })),
      answers: answering({ rows: listOf(has(row)), total: whole }),
    },
    counts: {
      what: 'Count the articles of a product or of all: found = duplicates + screened + waiting',
      query: vine.compile(vine.object({ productId: vine.string().uuid().optional() })),
      answers: answering({
        ...{ found: whole, duplicates: whole, screened: whole, waiting: whole },
        byStatus: byName(whole),
      }),
    },
    setting: {
      what: 'Products, reasons for exclusion and people for screening',
      answers: answering({
        products: listOf(has({ id, name: text, words: listOf(text) })),
        reasons: listOf(has({ code: text, en: text, zh: text })),
        people: listOf(has({ id, name: text })),
        screeners: oneOf(1, 2),
      }),
    },
    show: {
      what: 'Show an article with all that was done with it for a product',
      query: vine.compile(vine.object({ productId: vine.string().uuid() })),
      answers: described(ofType('ShownArticle', 'plugins/literature/contract/shown')),
    },
  } satisfies Takes

  constructor(
    private database: Database,
    private settings: Settings,
    private products: LiteratureProducts,
    private article: ShowArticle
  ) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'literature/articles/articles')
  }

  async desk(ctx: HttpContext) {
    return showScreen(ctx, 'literature/desk/desk')
  }

  async list(ctx: HttpContext) {
    const { query } = await hear(ctx, ArticleController.takes.list)
    const { page = 1, pageSize: count = 20, ...wish } = query
    const part = { from: (page - 1) * count, count }
    const { userId } = currentActor()
    return ok(await this.database.read((trx) => listArticles(trx, wish, userId, part)))
  }

  async counts(ctx: HttpContext) {
    const { query } = await hear(ctx, ArticleController.takes.counts)
    return ok(await this.database.read((trx) => countArticles(trx, query.productId)))
  }

  async setting(ctx: HttpContext) {
    await hear(ctx, ArticleController.takes.setting)
    const { reasons, screeners } = await this.settings.of('literature', literatureSettings)
    const people = await this.database.read((trx) => membersWith(trx, 'LITER_REPORT'))
    return ok({ products: await this.products.all(), reasons, people, screeners })
  }

  async show(ctx: HttpContext) {
    const { query } = await hear(ctx, ArticleController.takes.show)
    return ok(await this.article.handle(ctx.params.articleId, query.productId))
  }
}
