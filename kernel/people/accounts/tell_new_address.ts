import app from '@adonisjs/core/services/app'

import type { Change } from '#kernel/changes/change'
import { Mails } from '#kernel/mail/mails'

interface Moved {
  readonly id: string
  readonly username: string
  /** The address of before; empty when there was none. */
  readonly email: string
}

/**
 * Tells somebody at the old address and at the new one that the address was changed: whoever reads
 * the new mailbox can set another password.
 */
export async function tellNewAddress(
  change: Change,
  { id: userId, username, email }: Moved
): Promise<void> {
  const mails = await app.container.make(Mails)
  const mail = {
    userId,
    subject: { en: 'The e-mail address of your account', zh: '您的账号邮箱已修改' },
    text: {
      en: `The e-mail address of the account "${username}" was changed by an administrator. From now on codes and messages are sent to the new address only.

If you did not expect this, tell the administrator at once.`,
      zh: `管理员已修改账号“${username}”的邮箱，此后验证码和消息仅发送至新邮箱。

如非您所知，请立即联系管理员。`,
    },
  }
  await mails.tell(change, mail)
  if (email !== '') await mails.tell(change, { ...mail, address: email })
}
