import { inject } from '@adonisjs/core'

import { builtInRoles } from '#kernel/access/roles/built_in_roles'
import type { Matrix, MatrixRole } from '#kernel/access/roles/matrix/matrix'
import { Roles } from '#kernel/access/roles/roles'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'

const LEVELS = ['project', 'company', 'platform'] as const

/** Every role that people of the company may have, against every right. */
@inject()
export class ReadMatrix {
  constructor(
    private roles: Roles,
    private plugins: PluginRegistry
  ) {}

  async handle(): Promise<Matrix> {
    const all = { from: 0, to: 999, text: '', where: {} }
    const { rows } = await this.roles.list({
      ...all,
      sort: { column: 'nameEn', direction: 'asc' },
    })
    const rights = this.plugins.permissions
      .map(({ code, label, group, level = 'project' }) => ({ code, label, group, level }))
      .sort((a, b) => LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level))
    const roles = (rows as unknown as (MatrixRole & { code: string })[])
      .sort(inOrder)
      .map(({ id, nameZh, nameEn, builtIn, users, revision, permissions }) => ({
        ...{ id, nameZh, nameEn, builtIn, users, revision },
        permissions: [...permissions].sort(),
      }))
    return { rights, roles }
  }
}

/** The built-in roles first, in the order of the process; then the own ones by name. */
function inOrder(one: { code: string }, other: { code: string }): number {
  const place = ({ code }: { code: string }) =>
    builtInRoles.findIndex((role) => role.code === code) >>> 0
  return place(one) - place(other)
}
