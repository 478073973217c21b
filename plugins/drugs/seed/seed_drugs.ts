import { inject } from '@adonisjs/core'

import type { Demonstration, Seed } from '#kernel/seed/seed'

import { SeedProducts } from '#plugins/drugs/seed/seed_products'
import { SeedStandardLists } from '#plugins/drugs/seed/seed_standard_lists'
import { SeedWhodrug } from '#plugins/drugs/seed/seed_whodrug'

/** Brings products of the company, code lists and a drug dictionary. */
@inject()
export default class SeedDrugs implements Seed {
  constructor(
    private products: SeedProducts,
    private lists: SeedStandardLists,
    private whodrug: SeedWhodrug
  ) {}

  async handle(demonstration: Demonstration): Promise<void> {
    await this.products.handle(demonstration)
    await this.lists.handle()
    await this.whodrug.handle()
  }
}
