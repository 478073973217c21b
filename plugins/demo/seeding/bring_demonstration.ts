import { inject } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'

import { workingPlugins } from '#kernel/plugins/working_plugins'
import type { Demonstration, Seed } from '#kernel/seed/seed'
import { SeedOrganisation } from '#database/seeders/seed_organisation'

/**
 * Brings the demonstration: the company and its people first, then what each installed plugin shows
 * of itself, after the plugins that it requires.
 */
@inject()
export class BringDemonstration {
  constructor(private organisation: SeedOrganisation) {}

  /** Acts as whoever runs it, who must be of the platform. */
  async handle(): Promise<Demonstration> {
    const demonstration = await this.organisation.handle()
    for (const { seed } of await workingPlugins()) {
      if (!seed) continue
      const own: Seed = await app.container.make((await seed()).default as never)
      await own.handle(demonstration)
    }
    return demonstration
  }
}
