import app from '@adonisjs/core/services/app'

import type { PermissionLevel } from '#kernel/access/permission'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

/** Where a right counts: in the chosen project, in the company, or on the platform. */
export async function levelOf(permission: string): Promise<PermissionLevel> {
  const { permissions } = await app.container.make(PluginRegistry)
  return permissions.find(({ code }) => code === permission)?.level ?? 'project'
}

/** Whether one of these rights counts beyond projects: somebody administers a company or the platform. */
export async function administers(held: ReadonlySet<string>): Promise<boolean> {
  const { permissions } = await app.container.make(PluginRegistry)
  return permissions.some(({ code, level = 'project' }) => level !== 'project' && held.has(code))
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
