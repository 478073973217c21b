import app from '@adonisjs/core/services/app'

import type { Change } from '#kernel/changes/change'
import { wording } from '#kernel/lang/server/wording'
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
  subject: wording('tell_other_accounts.another_account_has_your_e_mail'),
  text: wording('tell_other_accounts.the_account_of_another_company_now', { username }),
})
