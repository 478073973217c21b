import type { MessageComposeCallback } from '@adonisjs/mail/types'
import db from '@adonisjs/lucid/services/db'

import type { Change } from '#kernel/changes/change'
import type { Jobs } from '#kernel/jobs/jobs'
import { pickLanguage, type Words } from '#kernel/language/words'

/** A mail to somebody who has a sign-in; written in both languages, sent in theirs. */
export interface MailToUser {
  readonly userId: string
  /** Another address than the one that the user has now. */
  readonly address?: string
  readonly subject: Words
  /** Plain text. It says that there is something to see, never what a case says. */
  readonly text: Words
}

/** Sends mails to the users of the product. */
export class Mails {
  constructor(
    private manager: { send(compose: MessageComposeCallback): Promise<unknown> },
    private jobs: Jobs
  ) {}

  /** Sends once the change is committed; tried again for hours while the mail server is away. */
  async tell(change: Change, mail: MailToUser): Promise<void> {
    await this.jobs.enqueue(change, 'kernel.send_mail', mail)
  }

  /**
   * Sends now, in the language of the user.
   * @returns false when the user is not active any more or has no address
   */
  async send({ userId, address, subject, text }: MailToUser): Promise<boolean> {
    const user = await db
      .connection('app')
      .from('users')
      .where({ id: userId, status: 'active' })
      .whereNotNull('email')
      .select('email', 'name', 'language')
      .first()
    if (!user) return false
    const language = pickLanguage(user.language, undefined)
    await this.manager.send((message) => {
      message
        .to(address ?? user.email, user.name)
        .subject(subject[language])
        .text(text[language])
    })
    return true
  }
}
