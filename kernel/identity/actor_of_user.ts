import db from '@adonisjs/lucid/services/db'

import type User from '#kernel/identity/user'
import type { Actor } from '#kernel/tenancy/actor'
import type { Environment } from '#kernel/tenancy/scope'

/** What the session remembers of the chosen project. */
export interface ChosenProject {
  readonly projectId: string
  readonly environment: Environment
}

interface Membership {
  company_id: string
  permissions: string[]
}

/**
 * Turns a signed-in user and the chosen project into the actor of a request. The rights come from
 * the role in that project and are read anew each time, so that a change takes effect at once.
 */
export async function actorOfUser(user: User, chosen?: ChosenProject): Promise<Actor> {
  const bare = { userId: user.id, name: user.name, permissions: new Set<string>() }
  if (!chosen) return bare
  const membership = await findMembership(user.id, chosen.projectId)
  if (!membership) return bare
  return {
    ...bare,
    permissions: new Set(membership.permissions),
    scope: { companyId: membership.company_id, ...chosen },
  }
}

async function findMembership(userId: string, projectId: string): Promise<Membership | undefined> {
  return db
    .connection('app')
    .from('memberships')
    .join('roles', 'roles.id', 'memberships.role_id')
    .join('projects', 'projects.id', 'memberships.project_id')
    .where({ user_id: userId, project_id: projectId })
    .select('projects.company_id', 'roles.permissions')
    .first()
}
