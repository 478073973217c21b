import { inject } from '@adonisjs/core'
import hash from '@adonisjs/core/services/hash'

import { PluginRegistry } from '#kernel/plugins/plugin_registry'

import { DemoTables } from '#plugins/demo/records/demo_tables'
import { demoCompany, demoProjects } from '#plugins/demo/seed/demo_company'
import { type DemoRole, demoRoles } from '#plugins/demo/seed/demo_roles'
import { DEMO_PASSWORD, demoUsers } from '#plugins/demo/seed/demo_users'

/** Ids of what was seeded, by code and by user name. */
export interface DemoOrganisation {
  readonly companyId: string
  readonly projects: Readonly<Record<string, string>>
  readonly users: Readonly<Record<string, { readonly id: string; readonly name: string }>>
}

/** Brings the company, its projects, the built-in roles and a user of each; repeats nothing. */
@inject()
export class SeedOrganisation {
  constructor(
    private tables: DemoTables,
    private plugins: PluginRegistry
  ) {}

  async handle(): Promise<DemoOrganisation> {
    const { name, ...company } = demoCompany
    const companyId = await this.tables.ensure('company', { name }, async () => company)
    const projects: Record<string, string> = {}
    for (const { code, ...project } of demoProjects) {
      const key = { company_id: companyId, code }
      projects[code] = await this.tables.ensure('project', key, async () => project)
    }
    const roles = await this.#roles()
    const users = await this.#users(companyId, roles, Object.values(projects))
    return { companyId, projects, users }
  }

  async #roles(): Promise<Record<string, string>> {
    const roles: Record<string, string> = {}
    for (const role of demoRoles) {
      const permissions = this.#permissionsOf(role)
      const { en, zh } = role.name
      const id = await this.tables.ensure(
        'role',
        { company_id: null, code: role.code },
        async () => ({ name_en: en, name_zh: zh, permissions, built_in: true })
      )
      await this.tables.alignPermissions(id, permissions)
      roles[role.code] = id
    }
    return roles
  }

  async #users(companyId: string, roles: Record<string, string>, projectIds: readonly string[]) {
    // The same well-known password for all: hashed once, since a hash is made to take its time.
    let hashed: Promise<string> | undefined
    const users: Record<string, { id: string; name: string }> = {}
    for (const { username, name, role } of demoUsers) {
      const isPlatform = role === 'PLATFORM_ADMIN'
      const id = await this.tables.ensure('user', { username }, async () => ({
        name,
        company_id: isPlatform ? null : companyId,
        password: await (hashed ??= hash.make(DEMO_PASSWORD)),
        is_platform_admin: isPlatform,
        is_company_admin: role === 'COMPANY_ADMIN',
      }))
      users[username] = { id, name }
      if (isPlatform) continue
      for (const project of projectIds) {
        await this.tables.ensureMembership(id, project, roles[role])
      }
    }
    return users
  }

  #permissionsOf({ permissions }: DemoRole): string[] {
    const installed = this.plugins.permissions.map(({ code }) => code)
    return permissions === 'all'
      ? installed
      : permissions.filter((code) => installed.includes(code))
  }
}
