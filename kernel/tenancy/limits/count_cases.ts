import app from '@adonisjs/core/services/app'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

import type { Change } from '#kernel/changes/change'
import { readInProject } from '#kernel/changes/read_in_project'
import { Database } from '#kernel/database/database'
import { ExtensionPoint } from '#kernel/plugins/extension_point'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { currentCompany } from '#kernel/tenancy/actor'
import type { Environment } from '#kernel/tenancy/scope'

/** How many cases there are in an environment of a project. */
interface CountedCases {
  readonly projectId: string
  readonly environment: Environment
  readonly cases: number
}

/** Counts what `maxCases` limits in those of the projects that the transaction may count in. */
export type CountCases = (
  trx: TransactionClientContract,
  projectIds: readonly string[]
) => Promise<readonly CountedCases[]>

export const casesCounted = new ExtensionPoint<CountCases>('tenancy.cases_counted')

async function count(
  trx: TransactionClientContract,
  projectIds: readonly string[]
): Promise<CountedCases[]> {
  const registry = await app.container.make(PluginRegistry)
  const counters = await registry.collect(casesCounted)
  const counted: CountedCases[] = []
  for (const each of counters) counted.push(...(await each(trx, projectIds)))
  return counted
}

/**
 * How many cases projects have, in the test and the formal environment of each, by project: one
 * question for all of them, by a company or the platform, who act in no project.
 */
export async function caseCounts(
  projectIds: readonly string[]
): Promise<Map<string, [number, number]>> {
  const database = await app.container.make(Database)
  const counts = new Map(projectIds.map((id): [string, [number, number]] => [id, [0, 0]]))
  const counted = await database.readCompany((trx) => count(trx, projectIds))
  for (const { projectId, environment, cases } of counted) {
    const known = counts.get(projectId)!
    known[environment] = Math.max(known[environment], cases)
  }
  return counts
}

/** How many cases a project of the company has, in the environment that has more of them. */
export async function countCases(change: Change, projectId: string): Promise<number> {
  let most = 0
  for (const environment of [0, 1] as const) {
    const scope = { companyId: currentCompany(), projectId, environment }
    const here = await readInProject(change, scope, () => count(change.trx, [projectId]))
    for (const { cases } of here) most = Math.max(most, cases)
  }
  return most
}
