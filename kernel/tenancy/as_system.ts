import { type Actor, actAs } from '#kernel/tenancy/actor'
import { allScopes, type NamedScope } from '#kernel/tenancy/all_scopes'
import type { Scope } from '#kernel/tenancy/scope'

/** The system itself: in a scope, else above all companies. It carries no permissions. */
export const systemIn = (scope?: Scope): Actor => ({
  userId: null,
  name: 'system',
  permissions: new Set(),
  ...(scope ? { scope } : { isPlatform: true }),
})

/**
 * Does the work as the system in both environments of each project, one after the other, always in the
 * same order. An error ends it: where one project must not stop the others, the work enqueues a job.
 * @returns what the work returned in each of them
 */
export async function inEachScope<Result>(
  work: (scope: NamedScope) => Promise<Result>
): Promise<Result[]> {
  const results: Result[] = []
  for (const { code, ...scope } of await allScopes()) {
    results.push(await actAs(systemIn(scope), () => work({ ...scope, code })))
  }
  return results
}
