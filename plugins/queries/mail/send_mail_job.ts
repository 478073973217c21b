import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { Mails } from '#kernel/mail/mails'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { wording } from '#plugins/queries/lang/server/wording'
import { type ToldMail, findMail } from '#plugins/queries/records/told_mail'
import { MailRow } from '#plugins/queries/records/query_rows'

/** Sends a mail about a query, and keeps what became of it. */
@inject()
export default class SendMailJob {
  constructor(
    private database: Database,
    private changes: Changes,
    private mails: Mails
  ) {}

  /** Fails while the mail server is away, and is tried again then; that it failed is known meanwhile. */
  async handle({ mailId }: { readonly mailId: string }): Promise<void> {
    const mail = await this.database.read((trx) => findMail(trx, mailId))
    if (!mail || mail.state === 'sent') return
    try {
      const isSent = await this.mails.send({ userId: mail.toId, ...(await wordsOf(mail)) })
      await this.#settle(mail, isSent ? 'sent' : 'unaddressed')
    } catch (error) {
      await this.#settle(mail, 'failed')
      throw error
    }
  }

  async #settle({ id, queryId, state: before }: ToldMail, state: MailRow['state']): Promise<void> {
    if (before === state) return
    const act = { name: `query.mail_${state}`, subject: { type: 'query', id: queryId } } as const
    await this.changes.record(act, async (change) => {
      const row = await MailRow.findOrFail(id, { client: change.trx })
      change.note('mail', row.state, state)
      await row.merge({ state, settledAt: new Date() }).save()
    })
  }
}

/** That there is something to see, and where; never what a case says. */
async function wordsOf({ about, number, caseNo, senderName, receiverName }: ToldMail) {
  const { code } = await projectAtHand()
  const values = { number, caseNo, code, name: about === 'replied' ? receiverName : senderName }
  return {
    subject: wording(`send_mail_job.${about}`, values),
    text: wording(`send_mail_job.${about}_text`, values),
  }
}
