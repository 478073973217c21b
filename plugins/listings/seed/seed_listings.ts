import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { type Demonstration, inEachCompany, inEachEnvironment, type Seed } from '#kernel/seed/seed'

import SaveCompanyListing from '#plugins/listings/company/save_company_listing'
import { shippedDesigns } from '#plugins/listings/designs/shipped_designs'
import { listCompanyListings } from '#plugins/listings/records/company_listings'
import { listDesigns } from '#plugins/listings/records/designs'
import SaveDesign from '#plugins/listings/saving/save_design'
import { demoRoles } from '#tests/invented/companies'

/** Brings copies of the shipped designs as line listings of each project, and one as its template and that of each company. */
@inject()
export default class SeedListings implements Seed {
  constructor(
    private database: Database,
    private designs: SaveDesign,
    private ofCompany: SaveCompanyListing
  ) {}

  /** Where there is one already they are left as people have them. */
  async handle(demonstration: Demonstration): Promise<void> {
    await inEachEnvironment(demonstration, demoRoles.manager, async () => {
      if ((await this.database.read((trx) => listDesigns(trx, false))).length > 0) return
      for (const { name, design } of shippedDesigns)
        await this.designs.create({ name: name.zh, isTemplate: false, design })
      const { name, design } = shippedDesigns[0]!
      await this.designs.create({ name: name.zh, isTemplate: true, design })
    })
    await inEachCompany(demonstration, async () => {
      if ((await this.database.readCompany(listCompanyListings)).length > 0) return
      const { name, design } = shippedDesigns[1]!
      await this.ofCompany.create({ name: name.zh, design })
    })
  }
}
