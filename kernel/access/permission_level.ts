import app from '@adonisjs/core/services/app'

import type { PermissionLevel } from '#kernel/access/permission'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

/** Where a right counts: in the chosen project, in the company, or on the platform. */
export async function levelOf(permission: string): Promise<PermissionLevel> {
  const { permissions } = await app.container.make(PluginRegistry)
  return permissions.find(({ code }) => code === permission)?.level ?? 'project'
}

/** The levels at which these rights count. */
export async function levelsOf(held: ReadonlySet<string>): Promise<ReadonlySet<PermissionLevel>> {
  const { permissions } = await app.container.make(PluginRegistry)
  const mine = permissions.filter(({ code }) => held.has(code))
  return new Set(mine.map(({ level = 'project' }) => level))
}

/**
 * All rights of a level: what its administrators may do.
 * @param ofType type of the company, where it is one's administrator that is asked about
 */
export async function permissionsOfLevel(
  level: PermissionLevel,
  ofType?: 1 | 2
): Promise<string[]> {
  const { permissions } = await app.container.make(PluginRegistry)
  return permissions
    .filter((each) => (each.level ?? 'project') === level)
    .filter(({ companyType }) => companyType === undefined || companyType === ofType)
    .map(({ code }) => code)
}
