import { inject } from '@adonisjs/core'

import { type MailToUser, Mails } from '#kernel/mail/mails'

/** The job behind `Mails.tell`. */
@inject()
export default class SendMail {
  constructor(private mails: Mails) {}

  async handle(mail: MailToUser) {
    await this.mails.send(mail)
  }
}
