import app from '@adonisjs/core/services/app'

import type { Change } from '#kernel/changes/change'
import { wording } from '#kernel/lang/server/wording'
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
    subject: wording('tell_new_address.the_e_mail_address_of_your'),
    text: wording('tell_new_address.the_e_mail_address_of_the', { username }),
  }
  await mails.tell(change, mail)
  if (email !== '') await mails.tell(change, { ...mail, address: email })
}
