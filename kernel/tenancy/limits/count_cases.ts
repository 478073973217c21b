import app from '@adonisjs/core/services/app'

import type { Change } from '#kernel/changes/change'
import { readInProject } from '#kernel/changes/read_in_project'
import { ExtensionPoint } from '#kernel/plugins/extension_point'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { currentCompany } from '#kernel/tenancy/actor'

/** Counts what `maxCases` limits in the environment of the current scope. */
export type CountCases = () => Promise<number>

export const casesCounted = new ExtensionPoint<CountCases>('tenancy.cases_counted')

/** How many cases a project of the company has, in the environment that has more of them. */
export async function countCases(change: Change, projectId: string): Promise<number> {
  const registry = await app.container.make(PluginRegistry)
  const counts = await registry.collect(casesCounted)
  let most = 0
  for (const environment of [0, 1] as const) {
    const scope = { companyId: currentCompany(), projectId, environment }
    await readInProject(change, scope, async () => {
      for (const count of counts) most = Math.max(most, await count())
    })
  }
  return most
}
