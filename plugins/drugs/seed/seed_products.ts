import { inject } from '@adonisjs/core'

import { type Demonstration, inEachCompany, type Seed } from '#kernel/seed/seed'

import { DrugDictionary, ProductLoading, productFields } from '#plugins/drugs/contract'
import { licenceNumber, products } from '#tests/invented/cases/vocabulary'

/** Brings invented products into the dictionary of each company, as its administrator. */
@inject()
export class SeedProducts implements Seed {
  constructor(
    private dictionary: DrugDictionary,
    private loading: ProductLoading
  ) {}

  /** A dictionary with products in it is left as people have it. */
  async handle(demonstration: Demonstration): Promise<void> {
    await inEachCompany(demonstration, async ({ type }) => {
      const [{ entries } = { entries: 0 }] = await this.dictionary.sources()
      if (entries === 0) await this.loading.bring(Buffer.from(productTable(type === 1)))
    })
  }
}

/** The invented ATC groups of some of them. */
const groups: Readonly<Record<string, string>> = {
  Demotinib: 'L98ZZ98',
  Demozumab: 'L98ZZ99',
  Demopril: 'C98ZZ98',
}

/** A line for each form of each invented product; the numbers begin with 99, as no real one does. */
function productTable(isMaker: boolean): string {
  const heads = Object.values(productFields).map(({ label }) => label.en)
  const lines = products.flatMap((product) => {
    const { name, forms, unit, holder } = product
    return forms.map(([form = '', formZh = '', amount = ''], place) => {
      const isOwn = isMaker && holder[0] === 'Demo Pharma' ? 'yes' : 'no'
      const strength = `${amount} ${unit}`
      return [
        ...[`${name.zh}${formZh}`, `${name.en} ${form}`, name.zh, strength, formZh],
        ...[licenceNumber(product, place), 'CN', holder[1]!, groups[name.en] ?? '', isOwn],
      ]
    })
  })
  return [heads, ...lines].map((cells) => cells.join(',')).join('\n')
}
