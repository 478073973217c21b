import type { ApplicationService } from '@adonisjs/core/types'

import { actAs } from '#kernel/tenancy/actor'
import { SeedOrganisation } from '#database/seeders/seed_organisation'

/** Brings the demonstration's company and people; gives the project that is measured in. */
export async function seedProject(app: ApplicationService): Promise<string> {
  const organisation = await app.container.make(SeedOrganisation)
  const system = { userId: null, name: 'system', permissions: new Set<string>(), isPlatform: true }
  const { companies } = await actAs(system, () => organisation.handle())
  return companies[0]!.projects.PH302!
}
