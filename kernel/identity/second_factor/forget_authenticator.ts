import app from '@adonisjs/core/services/app'

import type { Change } from '#kernel/changes/change'
import { endSessions } from '#kernel/identity/sessions/end_sessions'
import { Mails } from '#kernel/mail/mails'

/**
 * Takes away what the authenticator app of a user knows: who has lost the telephone sets another
 * one up at the next sign-in, with the password. All sessions and tokens end, and
 * a mail says so.
 */
export async function forgetAuthenticator(change: Change, userId: string): Promise<void> {
  await change.trx
    .from('users')
    .where({ id: userId })
    .update({ totp_secret: null, totp_confirmed: false, totp_step: 0 })
  await endSessions(change, userId)
  const mails = await app.container.make(Mails)
  await mails.tell(change, { userId, ...news })
}

const news = {
  subject: { en: 'The authenticator app of your account', zh: '您的身份验证器已重置' },
  text: {
    en: `An administrator has reset the authenticator app of your account. At the next sign-in you set up another authenticator app, with your password.

If you did not expect this, change your password and tell the administrator at once.`,
    zh: `管理员已重置您账号的身份验证器，下次登录时请凭密码重新设置。

如非您所知，请修改密码并立即联系管理员。`,
  },
}
