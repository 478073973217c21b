import type { Router } from '@adonisjs/core/http'

import { kernelPermissions } from '#kernel/access/kernel_permissions'
import { levelWords } from '#kernel/access/level'
import type { Permission } from '#kernel/access/permission'
import { builtInRoles } from '#kernel/access/roles/built_in_roles'
import { carries } from '#kernel/access/roles/carries'
import type { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { type ListedRoute, listRoutes } from '#kernel/reports/listed_routes'
import { code, markdownTable } from '#kernel/reports/markdown_table'
import type { Report } from '#kernel/reports/report'

export const permissionsReport = (registry: PluginRegistry, router: Router): Report => ({
  file: 'permissions.md',
  title: 'Permissions',
  about:
    'The rights, who declares each and which built-in roles carry it; and every route, who may call it and why. Roles of a company may carry any right on projects.',
  async write() {
    const { permissions } = registry
    return [
      '## Rights',
      rightsTable(registry),
      '## Built-in roles',
      rolesTable(permissions),
      '## Routes',
      routesTable(listRoutes(router), permissions),
    ].join('\n\n')
  },
})

const levelOf = ({ level = 'project' }: Permission) => level

function rightsTable({ plugins }: PluginRegistry): string {
  const owners = [{ name: 'kernel', permissions: kernelPermissions }, ...plugins]
  const rows = owners.flatMap(({ name, permissions = [] }) =>
    permissions.map((permission) => [
      code(permission.code),
      `${permission.label.en} / ${permission.label.zh}`,
      `${permission.group.en} / ${permission.group.zh}`,
      levelWords[levelOf(permission)],
      name,
    ])
  )
  return markdownTable(['Code', 'Right', 'Group', 'Counts in', 'Plugin'], rows)
}

function rolesTable(permissions: readonly Permission[]): string {
  const rows = builtInRoles.map((role) => [
    code(role.code),
    `${role.name.en} / ${role.name.zh}`,
    permissions
      .filter((permission) => carries(role, permission))
      .map((permission) => code(permission.code))
      .join(', '),
  ])
  return markdownTable(['Role', 'Name', 'Rights'], rows)
}

function routesTable(routes: readonly ListedRoute[], permissions: readonly Permission[]): string {
  const rows = routes.map(({ methods, path, name, guard }) => [
    methods,
    code(path),
    whoMay(guard, permissions),
    byItself(name) ?? why(guard, permissions),
  ])
  return markdownTable(['Method', 'Path', 'Who', 'Why'], rows)
}

/** Calls that ask for a permission themselves: which one depends on what they are about. */
function byItself(name: string): string | undefined {
  if (name.startsWith('batches.')) return 'asks for the permission of the kind of the batch'
  if (name === 'admin.attention') return 'tells each what the own permissions let one put right'
  if (name === 'menus.badges') return 'counts for each what the own permissions lead to'
  return undefined
}

const namedIn = (guard: string, permissions: readonly Permission[]) =>
  permissions.find((permission) => guard === `permission ${permission.code}`)

function whoMay(guard: string, permissions: readonly Permission[]): string {
  const permission = namedIn(guard, permissions)
  if (!permission) return guard === 'public' ? 'everyone' : 'everyone who is signed in'
  return builtInRoles
    .filter((role) => carries(role, permission))
    .map(({ name }) => name.en)
    .join(', ')
}

function why(guard: string, permissions: readonly Permission[]): string {
  const permission = namedIn(guard, permissions)
  if (permission)
    return `${code(permission.code)}: ${permission.label.en}, in ${levelWords[levelOf(permission)]}`
  return guard === 'public'
    ? 'asked for before anybody is signed in'
    : 'contains no data of others: the same for everyone, or about oneself'
}
