import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'
import { type Demonstration, inEachEnvironment, type Seed } from '#kernel/seed/seed'

import { shippedDesigns } from '#plugins/listings/designs/shipped_designs'
import { listDesigns } from '#plugins/listings/records/designs'
import SaveDesign from '#plugins/listings/saving/save_design'
import { demoRoles } from '#tests/invented/companies'

/** Brings copies of the shipped designs as line listings of each project, and one as its template. */
@inject()
export default class SeedListings implements Seed {
  constructor(
    private database: Database,
    private designs: SaveDesign
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
  }
}
