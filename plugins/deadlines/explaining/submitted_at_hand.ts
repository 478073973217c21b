import app from '@adonisjs/core/services/app'

import { PluginRegistry } from '#kernel/plugins/plugin_registry'

import { type DaysByDestination, submittedDays } from '#plugins/deadlines/contract/submitted_days'

/** On which day each of the cases was submitted to each destination; of one to none there is nothing. */
export async function submittedAtHand(
  caseIds: readonly string[]
): Promise<ReadonlyMap<string, DaysByDestination>> {
  if (caseIds.length === 0) return new Map()
  const registry = await app.container.make(PluginRegistry)
  const found = new Map<string, DaysByDestination>()
  for (const source of await registry.collect(submittedDays)) {
    for (const [id, days] of await source.of(caseIds)) found.set(id, { ...found.get(id), ...days })
  }
  return found
}
