import type { Router } from '@adonisjs/core/http'

import { kernelPermissions } from '#kernel/access/kernel_permissions'
import type { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { listRoutes } from '#kernel/reports/listed_routes'
import { code, markdownTable } from '#kernel/reports/markdown_table'
import type { Report } from '#kernel/reports/report'

export const permissionsReport = (registry: PluginRegistry, router: Router): Report => ({
  file: 'permissions.md',
  title: 'Permissions',
  about: 'The rights that a role may carry, who declares each, and the routes that it opens.',
  async write() {
    const routes = listRoutes(router)
    const opens = (permission: string) =>
      routes
        .filter(({ guard }) => guard === `permission ${permission}`)
        .map(({ name }) => code(name))
    const owners = [{ name: 'kernel', permissions: kernelPermissions }, ...registry.plugins]
    const rows = owners.flatMap(({ name, permissions = [] }) =>
      permissions.map((permission) => [
        code(permission.code),
        `${permission.label.en} / ${permission.label.zh}`,
        `${permission.group.en} / ${permission.group.zh}`,
        name,
        opens(permission.code).join(', '),
      ])
    )
    return markdownTable(['Code', 'Right', 'Group', 'Plugin', 'Routes'], rows)
  },
})
