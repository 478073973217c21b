import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'

import { Changes } from '#kernel/changes/changes'
import { CODE_MINUTES, makeCode } from '#kernel/identity/passwords/reset_codes'
import { Mails } from '#kernel/mail/mails'
import { actAs } from '#kernel/tenancy/actor'

/**
 * The job behind PUT /user/pwd/verify/code. It makes the code itself, so that no queue holds one,
 * and does nothing for a mailbox that nobody has: whoever asked cannot tell.
 */
@inject()
export default class SendResetCode {
  constructor(
    private changes: Changes,
    private mails: Mails
  ) {}

  async handle({ mailbox }: { mailbox: string }) {
    const user = await findByMailbox(mailbox)
    if (!user) return
    const act = { name: 'user.reset_code_sent', subject: { type: 'user', id: user.id } } as const
    const code = await actAs(
      { userId: null, name: 'sign-in', permissions: new Set(), companyId: user.companyId },
      () => this.changes.record(act, (change) => makeCode(change, mailbox))
    )
    await this.mails.send({ userId: user.id, ...mailWith(code, user.username) })
  }
}

interface MailboxOwner {
  readonly id: string
  readonly username: string
  readonly companyId?: string
}

/** The one active user of a mailbox; nobody when several share it, for whose would it be? */
export async function findByMailbox(mailbox: string): Promise<MailboxOwner | undefined> {
  const found = await db
    .connection('app')
    .from('users')
    .whereRaw('lower(email) = ?', [mailbox])
    .where({ status: 'active' })
    .select('id', 'username', 'company_id')
    .limit(2)
  if (found.length !== 1) return undefined
  const [{ id, username, company_id: companyId }] = found
  return { id, username, companyId: companyId ?? undefined }
}

const mailWith = (code: string, username: string) => ({
  subject: { en: `${code} is your verification code`, zh: `${code} 是您的验证码` },
  text: {
    en: `Somebody, probably you, wants to set a new password for the account "${username}".

Verification code: ${code}

It can be used once, within ${CODE_MINUTES} minutes. If it was not you, you need not do anything.`,
    zh: `有人（可能是您本人）申请重置账号“${username}”的密码。

验证码：${code}

验证码仅可使用一次，${CODE_MINUTES} 分钟内有效。如非本人操作，请忽略本邮件。`,
  },
})
