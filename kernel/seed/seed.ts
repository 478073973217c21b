import type { Loader } from '#kernel/plugins/extension_point'
import { actAs } from '#kernel/tenancy/actor'
import type { Environment } from '#kernel/tenancy/scope'

/** A company of the demonstration. */
export interface DemonstratedCompany {
  readonly id: string
  /** 1 manages drugs and servers, 2 manages sponsors. */
  readonly type: 1 | 2
  /** Ids of its projects by their codes. */
  readonly projects: Readonly<Record<string, string>>
  /** Ids of projects that one plugin fills by itself; the seeds of the others leave them alone. */
  readonly apart: Readonly<Record<string, string>>
  /** One for each built-in role, by its code. */
  readonly people: Readonly<Record<string, { readonly id: string; readonly name: string }>>
}

/** Whom the demonstration is about. */
export interface Demonstration {
  readonly companies: readonly DemonstratedCompany[]
}

/**
 * Brings what a plugin shows in the demonstration, as the platform. Run again, also after a cut, it
 * makes what is missing and leaves the rest as people have it.
 */
export interface Seed {
  handle(demonstration: Demonstration): Promise<void>
}

/** `seed` of a manifest. */
export type SeedLoader = Loader<new (...args: never[]) => Seed>

/**
 * Does the work in each environment of each project of the demonstration.
 * @param role of whom it is done by
 * @param work is told the code of the project and the environment
 */
export async function inEachEnvironment(
  { companies }: Demonstration,
  role: string,
  work: (project: string, environment: Environment) => Promise<void>
): Promise<void> {
  for (const { id: companyId, projects, people } of companies) {
    const { id: userId, name } = people[role]!
    for (const [code, projectId] of Object.entries(projects)) {
      for (const environment of [0, 1] as const) {
        const scope = { companyId, projectId, environment }
        const actor = { userId, name, permissions: new Set<string>(), scope }
        await actAs(actor, () => work(code, environment))
      }
    }
  }
}

/** Does the work in each company of the demonstration, as its administrator. */
export async function inEachCompany(
  { companies }: Demonstration,
  work: (company: DemonstratedCompany) => Promise<void>
): Promise<void> {
  for (const company of companies) {
    const { id: userId, name } = company.people.COMPANY_ADMIN!
    const actor = { userId, name, permissions: new Set<string>(), companyId: company.id }
    await actAs(actor, () => work(company))
  }
}
