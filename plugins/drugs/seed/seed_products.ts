import { inject } from '@adonisjs/core'

import type { Demonstration, Seed } from '#kernel/seed/seed'
import { actAs } from '#kernel/tenancy/actor'
import { DrugDictionary, ProductLoading, productFields } from '#plugins/drugs/contract'
import { products } from '#tests/invented/cases/vocabulary'

/** Brings invented products into the dictionary of the company, as its administrator. */
@inject()
export class SeedProducts implements Seed {
  constructor(
    private dictionary: DrugDictionary,
    private loading: ProductLoading
  ) {}

  /** A dictionary with products in it is left as people have it. */
  async handle({ companyId, users }: Demonstration): Promise<void> {
    const { id, name } = users.company!
    await actAs({ userId: id, name, permissions: new Set<string>(), companyId }, async () => {
      const [{ entries } = { entries: 0 }] = await this.dictionary.sources()
      if (entries === 0) await this.loading.bring(Buffer.from(productTable()))
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
function productTable(): string {
  const heads = Object.values(productFields).map(({ label }) => label.en)
  const lines = products.flatMap(({ name, forms, unit, holder }, at) =>
    forms.map(([form = '', formZh = '', amount = ''], place) => {
      const number = `国药准字H99${String(at * 10 + place + 1).padStart(6, '0')}`
      const isOwn = holder[0] === 'Demo Pharma' ? 'yes' : 'no'
      const strength = `${amount} ${unit}`
      return [
        ...[`${name.zh}${formZh}`, `${name.en} ${form}`, name.zh, strength, formZh],
        ...[number, 'CN', holder[1]!, groups[name.en] ?? '', isOwn],
      ]
    })
  )
  return [heads, ...lines].map((cells) => cells.join(',')).join('\n')
}
