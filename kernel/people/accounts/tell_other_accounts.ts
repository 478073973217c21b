import app from '@adonisjs/core/services/app'

import type { Change } from '#kernel/changes/change'
import { Mails } from '#kernel/mail/mails'

/**
 * Tells whoever reads a mailbox that an account of another company has it now too. The administrator
 * who gave it learns nothing of the others: what was typed is taken as any other address is.
 * @param companyId of the account that was given the mailbox; null for the platform
 */
export async function tellOtherAccounts(
  change: Change,
  { username, email }: { readonly username: string; readonly email: string },
  companyId: string | null
): Promise<void> {
  const others = await change.trx
    .from('users')
    .whereRaw('lower(email) = lower(?)', [email])
    .where({ status: 'active' })
    .where((other) => {
      if (companyId === null) void other.whereNotNull('company_id')
      else void other.whereNot({ company_id: companyId }).orWhereNull('company_id')
    })
    .select('id')
  if (others.length === 0) return
  const mails = await app.container.make(Mails)
  // One mailbox, one mail.
  await mails.tell(change, { userId: others[0].id as string, ...mailAbout(username) })
}

const mailAbout = (username: string) => ({
  subject: {
    en: 'Another account has your e-mail address',
    zh: '您的邮箱已用于另一个账号',
  },
  text: {
    en: `The account "${username}" of another company now has this e-mail address. Your own account stays as it is. When you ask for a verification code, each account gets one of its own.

If you did not expect this, tell your administrator.`,
    zh: `另一家公司的账号“${username}”现在也使用本邮箱。您原有的账号不受影响；获取验证码时，每个账号会分别收到验证码。

如非您所知，请联系您的管理员。`,
  },
})
