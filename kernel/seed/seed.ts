import type { Loader } from '#kernel/plugins/extension_point'
import { actAs } from '#kernel/tenancy/actor'
import type { Environment } from '#kernel/tenancy/scope'

/** Whom the demonstration is about: ids of the company, of its projects by code, and of people. */
export interface Demonstration {
  readonly companyId: string
  readonly projects: Readonly<Record<string, string>>
  readonly users: Readonly<Record<string, { readonly id: string; readonly name: string }>>
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
 * @param person user name of whom it is done by
 * @param work is told the code of the project and the environment
 */
export async function inEachEnvironment(
  { companyId, projects, users }: Demonstration,
  person: string,
  work: (project: string, environment: Environment) => Promise<void>
): Promise<void> {
  const { id: userId, name } = users[person]!
  for (const [code, projectId] of Object.entries(projects)) {
    for (const environment of [0, 1] as const) {
      const scope = { companyId, projectId, environment }
      const actor = { userId, name, permissions: new Set<string>(), scope }
      await actAs(actor, () => work(code, environment))
    }
  }
}
