import { inject } from '@adonisjs/core'

import type { Act } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import type { signInRefusals } from '#kernel/changes/trail/trail_fields'
import type User from '#kernel/identity/user'
import { type Actor, actAs } from '#kernel/tenancy/actor'

/** Why somebody was not let in. */
export type SignInRefusal = keyof typeof signInRefusals

/**
 * Leaves a line in the audit trail for whoever came in, and whoever did not. The trail of a user is
 * that of the company of the user; of a name that nobody has only the address is kept, since
 * people type passwords into the wrong box.
 */
@inject()
export class RecordSignIn {
  constructor(private changes: Changes) {}

  async entered(user: User, address: string): Promise<void> {
    await this.#write(asUser(user), { name: 'user.signed_in', subject: subjectOf(user) }, address)
  }

  async left(user: User, address: string): Promise<void> {
    await this.#write(asUser(user), { name: 'user.signed_out', subject: subjectOf(user) }, address)
  }

  /** @param user whose name was given; null when nobody has it */
  async refused(user: User | null, address: string, reason: SignInRefusal): Promise<void> {
    const actor = { ...nobody, companyId: user?.companyId ?? undefined }
    const name = reason === 'locked' ? 'user.sign_in_locked' : 'user.sign_in_refused'
    await this.#write(actor, { name, subject: subjectOf(user), reason }, address)
  }

  async #write(actor: Actor, act: Act, address: string): Promise<void> {
    await actAs(actor, () =>
      this.changes.record(act, async (change) => change.note('address', undefined, address))
    )
  }
}

/** Somebody of whom it is not known who it is. */
const nobody: Actor = { userId: null, name: 'sign-in', permissions: new Set() }

const subjectOf = (user: User | null) => ({ type: 'user', id: user?.id ?? 'unknown' })

/** The user as the actor of what concerns the own account, outside of any project. */
export function asUser({ id, name, companyId, isPlatformAdmin: isPlatform }: User): Actor {
  const permissions = new Set<string>()
  return { userId: id, name, permissions, companyId: companyId ?? undefined, isPlatform }
}
