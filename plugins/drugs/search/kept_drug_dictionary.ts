import { inject } from '@adonisjs/core'

import {
  DrugDictionary,
  type DrugEntry,
  drugHitGroups,
  type DrugSourceName,
  type FoundDrugs,
} from '#plugins/drugs/contract'
import { ProductSearch } from '#plugins/drugs/records/product_search'
import { StandardTerms } from '#plugins/drugs/records/standard_terms'
import { WhodrugSearch } from '#plugins/drugs/records/whodrug_search'

/** Asks what is kept in the database. */
@inject()
export default class KeptDrugDictionary extends DrugDictionary {
  constructor(
    private products: ProductSearch,
    private whodrug: WhodrugSearch,
    private terms: StandardTerms
  ) {
    super()
  }

  async sources() {
    const entries = await this.products.count()
    const whodrug = await this.whodrug.inUse()
    return [
      { source: 'products', version: null, entries } as const,
      ...(whodrug ? [{ source: 'whodrug', ...whodrug } as const] : []),
    ]
  }

  async find(text: string) {
    const products = await this.products.find(text)
    const groups = joined(products, await this.whodrug.find(text, products.length > 0))
    const name = await this.#namer(groups.flatMap(({ entries }) => entries))
    return groups.map((group) => ({ ...group, entries: group.entries.map(name) }))
  }

  async entry(source: DrugSourceName, code: string) {
    const from = source === 'products' ? this.products : this.whodrug
    const entry = await from.entry(code)
    return entry && (await this.#namer([entry]))(entry)
  }

  /** Says how the groups of the entries are called. */
  async #namer(entries: readonly DrugEntry[]): Promise<(entry: DrugEntry) => DrugEntry> {
    const codes = entries.map(({ atc }) => atc).filter((code) => code !== '')
    const names = codes.length > 0 ? await this.terms.named('atc', codes) : null
    return (entry) => ({ ...entry, atcName: names?.get(entry.atc) ?? null })
  }
}

/** What several dictionaries found, group by group; those of the first one stand first. */
function joined(...found: readonly FoundDrugs[][]): FoundDrugs[] {
  return drugHitGroups.flatMap((group) => {
    const parts = found.flat().filter((each) => each.group === group)
    if (parts.length === 0) return []
    return [
      {
        group,
        total: parts.reduce((sum, { total }) => sum + total, 0),
        totalIsLowerBound: parts.some(({ totalIsLowerBound }) => totalIsLowerBound),
        entries: parts.flatMap(({ entries }) => entries),
      },
    ]
  })
}
