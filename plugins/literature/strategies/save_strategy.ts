import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import type { Change } from '#kernel/changes/change'
import { newId } from '#kernel/database/new_id'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { refuseClosedProject } from '#kernel/tenancy/limits/refuse_closed_project'

import {
  namesIn,
  type StrategyWords,
  wordKey,
  wordKinds,
} from '#plugins/literature/contract/strategy'
import { literatureErrors } from '#plugins/literature/errors'
import { wording } from '#plugins/literature/lang/server/wording'
import { LiteratureProducts } from '#plugins/literature/records/literature_products'
import { Strategies } from '#plugins/literature/records/strategies'

/** Saves strategies: each save is a version of its own. */
@inject()
export class SaveStrategy {
  constructor(
    private changes: Changes,
    private products: LiteratureProducts,
    private strategies: Strategies
  ) {}

  /**
   * Makes a product with its first strategy. Refuses with 2017 a strategy without a word, with 1006 a name
   * that another product has, with 6001 a word that another strategy has.
   */
  async create(name: string, sent: StrategyWords): Promise<{ productId: string }> {
    const words = sound(sent)
    const productId = newId()
    await this.changes.record(actOf(productId, 'added'), async (change) => {
      await refuseClosedProject(change)
      await this.products.add(change, { name, words: marked(words) })
      await this.#add(change, productId, words)
    })
    return { productId }
  }

  /**
   * Saves the next version. Refuses with 1005 an unknown product, with 1006 where somebody else saved one
   * since `version`, and as `create` does.
   */
  async save(
    productId: string,
    version: number,
    sent: StrategyWords
  ): Promise<{ version: number }> {
    const words = sound(sent)
    await this.products.find(productId)
    return this.changes.record(actOf(productId, 'strategy_saved'), async (change) => {
      await refuseClosedProject(change)
      await this.products.setWords(change, marked(words))
      const [last] = await this.strategies.versionsOf(productId)
      if ((last?.version ?? 0) !== version) throw new kernelErrors.E_DATA_STATUS()
      return { version: await this.#add(change, productId, words) }
    })
  }

  async #add(change: Change, productId: string, words: StrategyWords): Promise<number> {
    const [taken] = await this.strategies.taken(change, productId, words)
    if (taken) {
      const word = namesIn(words).find((each) => wordKey(each) === taken.word) ?? taken.word
      throw new literatureErrors.E_KEYWORD_EXISTS({
        detail: wording('strategies.taken', { word, product: taken.productName }),
        productId: taken.productId,
      })
    }
    return this.strategies.add(change, productId, words)
  }
}

const actOf = (id: string, act: string) => ({
  ...{ name: `literature_product.${act}` as const, subject: { type: 'literature_product', id } },
})

/** What is marked in articles: all words. */
const marked = (words: StrategyWords) => [...namesIn(words), ...words.safety]

/** Each word once; refuses with 2017 a strategy that names nothing. */
function sound(words: StrategyWords): StrategyWords {
  const seen = new Set<string>()
  const once = (word: string) => {
    const key = wordKey(word)
    if (key === '' || seen.has(key)) return false
    seen.add(key)
    return true
  }
  const kept = Object.fromEntries(
    wordKinds.map((kind) => [kind, words[kind].map((word) => word.trim()).filter(once)])
  ) as unknown as StrategyWords
  if (namesIn(kept).length > 0) return kept
  const message = wording('strategies.no_word')
  throw new kernelErrors.E_PARAMETER({ detail: message, errors: [{ field: 'words', message }] })
}
