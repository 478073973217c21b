import db from '@adonisjs/lucid/services/db'

import { permissionsOfLevel } from '#kernel/access/permission_level'
import type User from '#kernel/identity/user'
import type { Actor } from '#kernel/tenancy/actor'
import { findCompanyType } from '#kernel/tenancy/companies/find_company_type'
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
 * Turns a signed-in user and the chosen project into the actor of a request. The rights on the
 * project come from the role there and are read anew each time, so that a change takes effect at
 * once; those on the company or the platform from being its administrator.
 */
export async function actorOfUser(user: User, chosen?: ChosenProject): Promise<Actor> {
  const own = await permissionsAsAdministrator(user)
  const bare = {
    userId: user.id,
    name: user.name,
    permissions: new Set(own),
    companyId: user.companyId ?? undefined,
    isPlatform: user.isPlatformAdmin,
  }
  if (!chosen) return bare
  const membership = await findMembership(user.id, chosen.projectId)
  if (!membership) return bare
  return {
    ...bare,
    permissions: new Set([...own, ...(await onlyOfProjects(membership.permissions))]),
    scope: { companyId: membership.company_id, ...chosen },
  }
}

async function permissionsAsAdministrator(user: User): Promise<string[]> {
  if (user.isPlatformAdmin) return permissionsOfLevel('platform')
  if (!user.isCompanyAdmin || user.companyId === null) return []
  return permissionsOfLevel('company', await findCompanyType(user.companyId))
}

/** A role in a project opens nothing of the company, whatever stands in it. */
async function onlyOfProjects(permissions: readonly string[]): Promise<string[]> {
  const known = new Set(await permissionsOfLevel('project'))
  return permissions.filter((code) => known.has(code))
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
