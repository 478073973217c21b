import app from '@adonisjs/core/services/app'

import type { Change } from '#kernel/changes/change'
import { readInProject } from '#kernel/changes/read_in_project'
import { ExtensionPoint } from '#kernel/plugins/extension_point'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { actAs, currentActor, currentCompany } from '#kernel/tenancy/actor'
import type { Environment } from '#kernel/tenancy/scope'

/** Counts what `maxCases` limits in the environment of the current scope. */
export type CountCases = () => Promise<number>

export const casesCounted = new ExtensionPoint<CountCases>('tenancy.cases_counted')

/** How many cases are in the scope at hand. */
async function countHere(): Promise<number> {
  const registry = await app.container.make(PluginRegistry)
  let most = 0
  for (const count of await registry.collect(casesCounted)) most = Math.max(most, await count())
  return most
}

/** How many cases projects have, in the test and the formal environment of each, by project. */
export async function caseCounts(
  projects: readonly { readonly projectId: string; readonly companyId: string }[]
): Promise<Map<string, [number, number]>> {
  const actor = currentActor()
  const counts = new Map<string, [number, number]>()
  for (const { projectId, companyId } of projects) {
    const at = (environment: Environment) =>
      actAs({ ...actor, scope: { companyId, projectId, environment } }, countHere)
    counts.set(projectId, [await at(0), await at(1)])
  }
  return counts
}

/** How many cases a project of the company has, in the environment that has more of them. */
export async function countCases(change: Change, projectId: string): Promise<number> {
  let most = 0
  for (const environment of [0, 1] as const) {
    const scope = { companyId: currentCompany(), projectId, environment }
    most = Math.max(most, await readInProject(change, scope, countHere))
  }
  return most
}
