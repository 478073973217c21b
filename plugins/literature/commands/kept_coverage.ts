import app from '@adonisjs/core/services/app'

import { actAs } from '#kernel/tenancy/actor'
import { allScopes } from '#kernel/tenancy/all_scopes'
import { systemIn } from '#kernel/tenancy/as_system'

import { ShownCoverage } from '#plugins/literature/coverage/shown_coverage'
import { dayAtHand } from '#plugins/literature/searching/day_at_hand'
import type { Day } from '#plugins/literature/contract/cycle'

/** The coverage of a project as it is kept, of each environment in which literature is searched. */
export async function keptCoverage(
  project: string,
  from: Day = '2000-01-01',
  to: Day = dayAtHand()
) {
  const coverage = await app.container.make(ShownCoverage)
  const found = []
  for (const { code, ...scope } of await allScopes()) {
    if (code !== project) continue
    const { lines, products } = await actAs(systemIn(scope), () => coverage.between({ from, to }))
    found.push({ environment: scope.environment, products, lines })
  }
  return found
}
