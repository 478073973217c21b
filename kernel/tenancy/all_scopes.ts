import db from '@adonisjs/lucid/services/db'

import type { Environment, Scope } from '#kernel/tenancy/scope'

const environments: readonly Environment[] = [0, 1]

/** An environment of a project, and the code of that. */
export type NamedScope = Scope & { readonly code: string }

/** Every project of the installation in both environments, with its code, always in the same order. */
export async function allScopes(): Promise<NamedScope[]> {
  const projects = await db.connection('app').from('projects').orderBy('id')
  return projects.flatMap(({ id, company_id: companyId, code }) =>
    environments.map((environment) => ({ companyId, projectId: id as string, environment, code }))
  )
}
