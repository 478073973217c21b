import { inject } from '@adonisjs/core'

import {
  DrugDictionary,
  type DrugEntry,
  drugHitGroups,
  type DrugSourceName,
  type FoundDrugs,
} from '#plugins/drugs/contract'
import { ProductSearch } from '#plugins/drugs/records/product_search'
import { shortened } from '#plugins/drugs/search/asked_text'
import { StandardTerms } from '#plugins/drugs/records/standard_terms'
import { WhodrugSearch } from '#plugins/drugs/records/whodrug_search'

/** Asks what is kept in the database. */
@inject()
export default class DatabaseDrugDictionary extends DrugDictionary {
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

  /**
   * A reported name says more than a dictionary does: where nothing has all of its words, those at
   * its end are left out, one after the other; then names are looked for that are nearly the same.
   */
  async find(text: string) {
    const groups = await this.#inBoth((from) => from.find(text))
    if (groups.length > 0) return this.#named(groups)
    for (const shorter of shortened(text)) {
      const found = await this.#inBoth((from) => from.find(shorter))
      if (found.length > 0) return this.#named([asAlike(found)])
    }
    return this.#named(await this.#inBoth((from) => from.findAlike(text)))
  }

  /** Those of products stand first, and what is only alike in WHODrug only where they have nothing. */
  async #inBoth(look: (from: ProductSearch | WhodrugSearch) => Promise<FoundDrugs[]>) {
    const products = await look(this.products)
    const isEnough = products.some(({ group }) => group === 'fuzzy')
    return joined(products, isEnough ? [] : await look(this.whodrug))
  }

  async #named(groups: readonly FoundDrugs[]): Promise<FoundDrugs[]> {
    const name = await this.#namer(groups.flatMap(({ entries }) => entries))
    return groups.map((group) => ({ ...group, entries: group.entries.map(name) }))
  }

  /** Products of the company stand in for those of WHODrug that are called the same. */
  async named(names: readonly string[]) {
    const [products, whodrug] = [await this.products.named(names), await this.whodrug.named(names)]
    return new Map([...whodrug, ...products])
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

/** All that was found as one group: it answers a part of the text only. */
function asAlike(groups: readonly FoundDrugs[]): FoundDrugs {
  return {
    group: 'fuzzy',
    total: groups.reduce((sum, { total }) => sum + total, 0),
    totalIsLowerBound: groups.some(({ totalIsLowerBound }) => totalIsLowerBound),
    entries: groups.flatMap(({ entries }) => entries),
  }
}
