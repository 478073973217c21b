import type { ApplicationService } from '@adonisjs/core/types'

import { Jobs } from '#kernel/jobs/jobs'
import { Mails } from '#kernel/mail/mails'

/** Binds the mails of the product; config/mail.ts says how they leave. */
export default class MailProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    this.app.container.singleton(Mails, async (resolver) => {
      const [manager, jobs] = await Promise.all([
        resolver.make('mail.manager'),
        resolver.make(Jobs),
      ])
      return new Mails(manager, jobs)
    })
  }
}
