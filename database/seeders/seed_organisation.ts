import { inject } from '@adonisjs/core'
import hash from '@adonisjs/core/services/hash'

import { AlignBuiltInRoles } from '#kernel/access/roles/align_built_in_roles'
import { OrganisationRows } from '#database/seeders/organisation_rows'
import type { Demonstration } from '#kernel/seed/seed'

import { DEMO_PASSWORD, demoCompany, demoProjects, demoUsers } from '#tests/invented/company'

/** Brings the company, its projects and a user of each built-in role; repeats nothing. */
@inject()
export class SeedOrganisation {
  constructor(
    private rows: OrganisationRows,
    private builtInRoles: AlignBuiltInRoles
  ) {}

  async handle(): Promise<Demonstration> {
    const { name, ...company } = demoCompany
    const companyId = await this.rows.ensure('company', { name }, async () => company)
    const projects: Record<string, string> = {}
    for (const { code, ...project } of demoProjects) {
      const key = { company_id: companyId, code }
      projects[code] = await this.rows.ensure('project', key, async () => project)
    }
    const roles = await this.builtInRoles.handle()
    const users = await this.#users(companyId, roles, Object.values(projects))
    return { companyId, projects, users }
  }

  async #users(
    companyId: string,
    roles: Readonly<Record<string, string>>,
    projectIds: readonly string[]
  ) {
    // The same well-known password for all: hashed once, since a hash is made to take its time.
    let hashed: Promise<string> | undefined
    const users: Record<string, { id: string; name: string }> = {}
    for (const { username, name, role } of demoUsers) {
      const isPlatform = role === 'PLATFORM_ADMIN'
      const id = await this.rows.ensure('user', { username }, async () => ({
        name,
        email: `${username}@example.com`,
        company_id: isPlatform ? null : companyId,
        password: await (hashed ??= hash.make(DEMO_PASSWORD)),
        is_platform_admin: isPlatform,
        is_company_admin: role === 'COMPANY_ADMIN',
      }))
      users[username] = { id, name }
      if (isPlatform) continue
      for (const project of projectIds) {
        await this.rows.ensureMembership(id, project, roles[role]!)
      }
    }
    return users
  }
}
