import { AsyncLocalStorage } from 'node:async_hooks'

import type { Scope } from '#kernel/tenancy/scope'

/** Who acts, and in whose rows. Every read and every write happens as somebody. */
export interface Actor {
  /** Null for the system itself (jobs that no person asked for). */
  readonly userId: string | null
  readonly name: string
  readonly permissions: ReadonlySet<string>
  /** Company that the person belongs to; absent for the platform and for the system. */
  readonly companyId?: string
  /** Stands above all companies: the platform's own people, and the system. */
  readonly isPlatform?: boolean
  readonly scope?: Scope
}

const storage = new AsyncLocalStorage<Actor>()

/** Does the work as that actor; everything awaited inside sees the same actor. */
export function actAs<Result>(actor: Actor, work: () => Result): Result {
  return storage.run(actor, work)
}

/** The actor of this moment. A read or write outside of `actAs` is a fault of the program. */
export function currentActor(): Actor {
  const actor = storage.getStore()
  if (!actor) throw new Error('Nobody acts here: wrap the work in actAs()')
  return actor
}

/** The company of this moment: of the chosen project, else of the person. Throws without one. */
export function currentCompany(): string {
  const { scope, companyId } = currentActor()
  const company = scope?.companyId ?? companyId
  if (!company) throw new Error('No company: no data is read or written without one')
  return company
}

/** The scope of this moment. Throws when the actor has chosen no project. */
export function currentScope(): Scope {
  const { scope } = currentActor()
  if (!scope) throw new Error('No project is chosen: no data is read or written without a scope')
  return scope
}
