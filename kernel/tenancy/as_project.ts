import db from '@adonisjs/lucid/services/db'

import { type Actor, actAs } from '#kernel/tenancy/actor'
import type { Environment } from '#kernel/tenancy/scope'

/**
 * Does the work of a command line as the system, in one environment of the project with that code.
 * Throws one sentence when no project has the code.
 */
export async function asProject<Result>(
  code: string,
  environment: Environment,
  work: () => Promise<Result>
): Promise<Result> {
  const projects = await db
    .connection('app')
    .from('projects')
    .where({ code })
    .select('id', 'company_id')
  if (projects.length === 0) throw new Error(`No project has the code "${code}"`)
  if (projects.length > 1) throw new Error(`Projects of several companies have the code "${code}"`)
  const [{ id, company_id: companyId }] = projects
  const actor: Actor = {
    userId: null,
    name: 'command line',
    permissions: new Set(),
    scope: { companyId, projectId: id, environment },
  }
  return actAs(actor, work)
}
