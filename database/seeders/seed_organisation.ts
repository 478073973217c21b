import { inject } from '@adonisjs/core'
import hash from '@adonisjs/core/services/hash'

import { AlignBuiltInRoles } from '#kernel/access/roles/align_built_in_roles'
import { OrganisationRows } from '#database/seeders/organisation_rows'
import type { DemonstratedCompany, Demonstration } from '#kernel/seed/seed'

import {
  DEMO_PASSWORD,
  type DemoCompany,
  demoCompanies,
  type DemoUser,
  platformUser,
} from '#tests/invented/companies'

/** Brings the companies, their projects and a user of each built-in role; repeats nothing. */
@inject()
export class SeedOrganisation {
  /** The same well-known password for all: hashed once, since a hash is made to take its time. */
  #hashed: Promise<string> | undefined

  constructor(
    private rows: OrganisationRows,
    private builtInRoles: AlignBuiltInRoles
  ) {}

  async handle(): Promise<Demonstration> {
    const roles = await this.builtInRoles.handle()
    const companies: DemonstratedCompany[] = []
    for (const company of demoCompanies) companies.push(await this.#company(company, roles))
    await this.#user(platformUser, null)
    return { companies }
  }

  async #company(
    { name, type, details, projects, apart, users }: DemoCompany,
    roles: Readonly<Record<string, string>>
  ): Promise<DemonstratedCompany> {
    const id = await this.rows.ensure('company', { name }, async () => ({ type, ...details }))
    const [made, madeApart] = [await this.#projects(id, projects), await this.#projects(id, apart)]
    const people: Record<string, { id: string; name: string }> = {}
    for (const user of users) {
      const userId = await this.#user(user, id)
      people[user.role] = { id: userId, name: user.name }
      for (const project of [...Object.values(made), ...Object.values(madeApart)]) {
        await this.rows.ensureMembership(userId, project, roles[user.role]!)
      }
    }
    return { id, type, projects: made, apart: madeApart, people }
  }

  async #projects(companyId: string, projects: DemoCompany['projects']) {
    const made: Record<string, string> = {}
    for (const { code, ...project } of projects) {
      const key = { company_id: companyId, code }
      made[code] = await this.rows.ensure('project', key, async () => project)
    }
    return made
  }

  #user({ username, name, role }: DemoUser, companyId: string | null): Promise<string> {
    return this.rows.ensure('user', { username }, async () => ({
      name,
      email: `${username}@example.com`,
      company_id: companyId,
      password: await (this.#hashed ??= hash.make(DEMO_PASSWORD)),
      is_platform_admin: role === 'PLATFORM_ADMIN',
      is_company_admin: role === 'COMPANY_ADMIN',
    }))
  }
}
