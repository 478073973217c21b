import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { hashPassword, matchesHash } from '#kernel/identity/passwords/hashing'
import { policyOf } from '#kernel/identity/passwords/password_policy'
import { type PasswordForm, refuseUnfit } from '#kernel/identity/passwords/refuse_unfit'
import { forgetCodes, mailboxOf, tryCode } from '#kernel/identity/passwords/reset_codes'
import { setPassword } from '#kernel/identity/passwords/set_password'
import { asUser } from '#kernel/identity/sign_in/record_sign_in'
import User from '#kernel/identity/user'
import { actAs } from '#kernel/tenancy/actor'

type ResetForm = PasswordForm & { readonly email: string; readonly code: string }

/** Sets another password for whoever reads the mailbox of an account. */
@inject()
export class ResetPassword {
  constructor(private changes: Changes) {}

  /**
   * Refuses with 2006 while no code was asked for, 2005 a wrong one, 2017 what the rules find.
   * Nobody learns whether a mailbox is somebody's: the rules are told before the code is tried,
   * those of the company after it. Ends all sessions and tokens of the user.
   * @param address network address of the caller
   */
  async handle(form: ResetForm, address: string): Promise<void> {
    await refuseUnfit(form, { policy: 'unknown' })
    const mailbox = mailboxOf(form.email)
    const verdict = await tryCode(mailbox, form.code, address)
    if (verdict.is === 'none') throw new kernelErrors.E_NO_CODE()
    const user = verdict.is === 'right' ? await ownerOf(verdict.userId, mailbox) : null
    if (!user) throw new kernelErrors.E_WRONG_CODE()
    const policy = await policyOf(user.companyId)
    const names = [user.username, user.name, user.email ?? '']
    const isCurrent = await matchesHash(user.password, form.password)
    await refuseUnfit(form, { policy, names, isCurrent })
    const hashed = await hashPassword(form.password)
    const act = { name: 'user.password_reset', subject: { type: 'user', id: user.id } } as const
    await actAs(asUser(user), () =>
      this.changes.record(act, async (change) => {
        await setPassword(change, user.id, hashed, policy)
        await forgetCodes(change, mailbox, user.id)
      })
    )
  }
}

/** The account that a code was sent for; nobody when it is frozen or has another mailbox by now. */
const ownerOf = (id: string, mailbox: string): Promise<User | null> =>
  User.query().where({ id, status: 'active' }).whereRaw('lower(email) = ?', [mailbox]).first()
