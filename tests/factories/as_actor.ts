import { type Actor, actAs } from '#kernel/tenancy/actor'
import type { Scope } from '#kernel/tenancy/scope'
import type { TestUser } from '#tests/factories/make_user'

/** Somebody in that scope, with those permissions, who has no row in the table of users. */
export function actorIn(scope: Scope | undefined, ...permissions: string[]): Actor {
  return {
    userId: '00000000-0000-4000-8000-000000000001',
    name: 'Test Person',
    permissions: new Set(permissions),
    scope,
  }
}

/**
 * Does the work as somebody in that scope who works at case entry, and so changes the cases they make:
 * `await asActor(project.scope(), () => ...)`.
 */
export function asActor<Result>(scope: Scope | undefined, work: () => Result): Result {
  return actAs(actorIn(scope, 'PROCESS_ENTRY'), work)
}

/** Does the work as a user in their project, with what they may there. */
export function asUser<Result>(user: TestUser, work: () => Result): Result {
  const { id: userId, name, permissions, project } = user
  return actAs({ ...actorIn(project.scope(), ...permissions), userId, name }, work)
}
