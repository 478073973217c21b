import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { holdUser } from '#kernel/identity/hold_user'
import { hashPassword, matchesHash } from '#kernel/identity/passwords/hashing'
import { policyOf } from '#kernel/identity/passwords/password_policy'
import { type PasswordForm, refuseUnfit } from '#kernel/identity/passwords/refuse_unfit'
import { setPassword } from '#kernel/identity/passwords/set_password'
import { asUser } from '#kernel/identity/sign_in/record_sign_in'
import { takeTry } from '#kernel/identity/sign_in/throttle'
import type User from '#kernel/identity/user'
import { actAs } from '#kernel/tenancy/actor'

/** Somebody replaces the own password, and says the old one. */
@inject()
export class ChangePassword {
  constructor(private changes: Changes) {}

  /**
   * Refuses with 2017 what the rules ACC-01 to ACC-10 find, 2003 a wrong old password, 30006 too
   * many wrong ones. Ends all sessions and tokens of the user.
   * @param address network address of the caller
   * @returns the number of the sessions that count from now on
   */
  async handle(
    user: User,
    form: PasswordForm & { readonly oldPassword: string },
    address: string
  ): Promise<number> {
    const policy = await policyOf(user.companyId)
    const isCurrent = form.password !== '' && form.password === form.oldPassword
    const names = [user.username, user.name, user.email ?? '']
    await refuseUnfit(form, { policy, names, isCurrent })
    await this.#refuseWrong(user, form.oldPassword, address)
    const hashed = await hashPassword(form.password)
    const act = { name: 'user.password_changed', subject: { type: 'user', id: user.id } } as const
    return actAs(asUser(user), () =>
      this.changes.record(act, async (change) => {
        // Of two at once the second says a password that is the old one no more.
        const held = await holdUser(change, user.id)
        if (held.password !== user.password) throw new kernelErrors.E_WRONG_PASSWORD()
        return setPassword(change, user.id, hashed, policy)
      })
    )
  }

  /** Who sits at an open session must not be able to guess on. */
  async #refuseWrong(user: User, oldPassword: string, address: string): Promise<void> {
    const attempt = await takeTry(user.username, address)
    if (!attempt) throw new kernelErrors.E_USER_LOCKED()
    if (!(await matchesHash(user.password, oldPassword))) throw new kernelErrors.E_WRONG_PASSWORD()
    await attempt.forgive()
  }
}
