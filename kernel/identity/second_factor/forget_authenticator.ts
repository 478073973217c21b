import app from '@adonisjs/core/services/app'

import type { Change } from '#kernel/changes/change'
import { holdUser } from '#kernel/identity/hold_user'
import { endSessions } from '#kernel/identity/sessions/end_sessions'
import { wording } from '#kernel/lang/server/wording'
import { Mails } from '#kernel/mail/mails'

/**
 * Takes away what the authenticator app of a user knows: who has lost the telephone sets another
 * one up at the next sign-in, with the password. All sessions and tokens end, and
 * a mail says so.
 */
export async function forgetAuthenticator(change: Change, userId: string): Promise<void> {
  const user = await holdUser(change, userId)
  await user.merge({ totpSecret: null, totpConfirmed: false, totpStep: '0' }).save()
  await endSessions(change, userId)
  const mails = await app.container.make(Mails)
  await mails.tell(change, { userId, ...news })
}

const news = {
  subject: wording('second_factor_forget_authenticator.the_authenticator_app_of_your_account'),
  text: wording('second_factor_forget_authenticator.an_administrator_has_reset_the_authenticator'),
}
