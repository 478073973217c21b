import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'

import { Changes } from '#kernel/changes/changes'
import { CODE_MINUTES, makeCode } from '#kernel/identity/passwords/reset_codes'
import { wording } from '#kernel/lang/server/wording'
import { Mails } from '#kernel/mail/mails'
import { actAs } from '#kernel/tenancy/actor'

/**
 * The job behind PUT /user/pwd/verify/code. It makes the code itself, so that no queue holds one,
 * one for each account of the mailbox, and does nothing for a mailbox that nobody has: whoever asked cannot tell.
 */
@inject()
export default class SendResetCode {
  constructor(
    private changes: Changes,
    private mails: Mails
  ) {}

  async handle({ mailbox }: { mailbox: string }) {
    for (const account of await listAccounts(mailbox)) await this.#sendTo(account, mailbox)
  }

  async #sendTo({ id, username, companyId }: Account, mailbox: string): Promise<void> {
    const act = { name: 'user.reset_code_sent', subject: { type: 'user', id } } as const
    const code = await actAs(
      { userId: null, name: 'sign-in', permissions: new Set(), companyId },
      () => this.changes.record(act, (change) => makeCode(change, mailbox, id))
    )
    if (code !== undefined) await this.mails.send({ userId: id, ...mailWith(code, username) })
  }
}

/** Nobody gets more mails at once, whoever makes accounts with this mailbox. */
const MOST_ACCOUNTS = 10

interface Account {
  readonly id: string
  readonly username: string
  readonly companyId?: string
}

/** The accounts whose mailbox it is: one in each of some companies. */
async function listAccounts(mailbox: string): Promise<Account[]> {
  const found = await db
    .connection('app')
    .from('users')
    .whereRaw('lower(email) = ?', [mailbox])
    .where({ status: 'active' })
    .select('id', 'username', 'company_id')
    .orderBy('username')
    .limit(MOST_ACCOUNTS)
  return found.map(({ id, username, company_id: companyId }) => ({
    id,
    username,
    companyId: companyId ?? undefined,
  }))
}

const mailWith = (code: string, username: string) => ({
  subject: wording('send_reset_code.is_your_verification_code', { code }),
  text: wording('send_reset_code.somebody_probably_you_wants_to_set', {
    username,
    code,
    code_minutes: CODE_MINUTES,
  }),
})
