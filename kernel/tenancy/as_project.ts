import db from '@adonisjs/lucid/services/db'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { wording } from '#kernel/lang/server/wording'
import { type Actor, actAs } from '#kernel/tenancy/actor'
import type { Environment } from '#kernel/tenancy/scope'

/**
 * Does the work of a command line as the system, in one environment of the project with that code.
 * Refuses (1005) when no project, or more than one, has the code.
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
  if (projects.length !== 1)
    throw new kernelErrors.E_DATA_NOT_FOUND({ detail: notOne(code, projects.length) })
  const [{ id, company_id: companyId }] = projects
  const actor: Actor = {
    userId: null,
    name: 'command line',
    permissions: new Set(),
    scope: { companyId, projectId: id, environment },
  }
  return actAs(actor, work)
}

const notOne = (code: string, count: number) =>
  count === 0
    ? wording('as_project.no_project_has_the_code', { code })
    : wording('as_project.projects_of_several_companies_have_the', { code })
