import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import {
  answering,
  answeringList,
  has,
  id,
  listOf,
  moment,
  orNull,
  text,
  whole,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { aRevision, aSaidText } from '#kernel/http/values'

import { LONGEST_WORD, MOST_WORDS } from '#plugins/literature/contract/strategy'
import { LiteratureProducts } from '#plugins/literature/records/literature_products'
import { Strategies } from '#plugins/literature/records/strategies'
import { SaveStrategy } from '#plugins/literature/strategies/save_strategy'

const LONGEST_NAME = 200

const list = () => vine.array(aSaidText(LONGEST_WORD)).maxLength(MOST_WORDS)

const words = () =>
  vine.object({
    ...{ keyword_zh: list(), keyword_en: list(), inn: list(), brand: list(), safety: list() },
  })

const wordsAnswer = has({
  ...{ keyword_zh: listOf(text), keyword_en: listOf(text), inn: listOf(text) },
  ...{ brand: listOf(text), safety: listOf(text) },
})

const version = { version: whole, words: wordsAnswer, savedByName: text, savedAt: moment }

/** Strategies: by which words literature is searched for a product. */
@inject()
export default class StrategyController {
  static readonly takes = {
    list: {
      what: 'List products that literature is searched for, with the latest version of their strategies',
      answers: answeringList({ productId: id, name: text, strategy: orNull(has(version)) }),
    },
    versions: { what: 'List the versions of a strategy', answers: answeringList(version) },
    create: {
      what: 'Add a product with its strategy',
      body: vine.compile(vine.object({ name: aSaidText(LONGEST_NAME), words: words() })),
      answers: answering({ productId: id }),
      refuses: { productId: id },
    },
    save: {
      what: 'Save the next version of a strategy',
      body: vine.compile(vine.object({ version: aRevision(), words: words() })),
      answers: answering({ version: whole }),
      refuses: { productId: id },
    },
  } satisfies Takes

  constructor(
    private products: LiteratureProducts,
    private strategies: Strategies,
    private saving: SaveStrategy
  ) {}

  async list(ctx: HttpContext) {
    await hear(ctx, StrategyController.takes.list)
    const latest = await this.strategies.latest()
    const products = await this.products.all()
    return ok(
      products.map(({ id: productId, name }) => {
        const found = latest.find((each) => each.productId === productId)
        return { productId, name, strategy: found ? shown(found) : null }
      })
    )
  }

  async versions(ctx: HttpContext) {
    await hear(ctx, StrategyController.takes.versions)
    const { id: productId } = await this.products.find(ctx.params.literatureProductId)
    return ok((await this.strategies.versionsOf(productId)).map(shown))
  }

  async create(ctx: HttpContext) {
    const { body } = await hear(ctx, StrategyController.takes.create)
    return ok(await this.saving.create(body.name, body.words))
  }

  async save(ctx: HttpContext) {
    const { body } = await hear(ctx, StrategyController.takes.save)
    return ok(await this.saving.save(ctx.params.literatureProductId, body.version, body.words))
  }
}

const shown = ({ productId: _, ...strategy }: Awaited<ReturnType<Strategies['latest']>>[number]) =>
  strategy
