import { randomBytes } from 'node:crypto'
import app from '@adonisjs/core/services/app'

import type { Change } from '#kernel/changes/change'
import type { OpenChange } from '#kernel/changes/changes'
import { holdUser } from '#kernel/identity/hold_user'
import { hashPassword } from '#kernel/identity/passwords/hashing'
import { policyOf } from '#kernel/identity/passwords/password_policy'
import { refuseUnfit } from '#kernel/identity/passwords/refuse_unfit'
import { setPassword } from '#kernel/identity/passwords/set_password'
import { wording } from '#kernel/lang/server/wording'
import { Mails } from '#kernel/mail/mails'

/**
 * Gives a new user a first password: one that the administrator types and that must be changed at
 * the first sign-in, or none that anybody knows, with a mail that leads to setting one.
 * Refuses with 2017 a typed one that does not fit.
 * @param user as it was made just now
 * @param companyId whose policy of passwords holds; null for the platform
 * @param typed by the administrator; undefined for an invitation
 */
export async function giveFirstPassword(
  open: OpenChange,
  { id, username, name, email }: FreshUser,
  companyId: string | null,
  typed?: string
): Promise<void> {
  const policy = await policyOf(companyId)
  if (typed !== undefined) {
    const names = [username, name, email]
    await refuseUnfit({ password: typed, repeat: typed }, { policy, names })
  }
  const hashed = await hashPassword(typed ?? randomBytes(32).toString('base64'))
  const change = open({ name: 'user.password_set', subject: { type: 'user', id } })
  change.inCompany(companyId)
  await setPassword(change, id, hashed, policy)
  await (await holdUser(change, id)).merge({ passwordExpiresAt: new Date() }).save()
  change.note('password', undefined, typed === undefined ? 'mail' : 'typed')
  if (typed === undefined) await invite(change, id, username)
}

interface FreshUser {
  readonly id: string
  readonly username: string
  readonly name: string
  readonly email: string
}

async function invite(change: Change, userId: string, username: string): Promise<void> {
  const mails = await app.container.make(Mails)
  await mails.tell(change, {
    userId,
    subject: wording('first_password.your_account_in_pharos'),
    text: wording('first_password.an_account_was_made_for_you', { username }),
  })
}
