import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Mails } from '#kernel/mail/mails'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { namesOf } from '#plugins/listings/designs/shipped_names'
import { wording } from '#plugins/listings/lang/server/wording'
import { KEPT_DAYS, type RunRow } from '#plugins/listings/records/runs'

/** Tells people that a file of theirs is there; never what a case says. */
@inject()
export class RunMails {
  constructor(private mails: Mails) {}

  async tell(
    change: Change,
    { name, designId, startedBy }: RunRow,
    isMade: boolean
  ): Promise<void> {
    const { code: project } = await projectAtHand()
    const link = `/report/linelisting/${designId}`
    const values = { project, name: namesOf(name), link, days: KEPT_DAYS }
    await this.mails.tell(change, {
      userId: startedBy,
      subject: wording(isMade ? 'mail.subject' : 'mail.refused_subject', values),
      text: wording(isMade ? 'mail.text' : 'mail.refused_text', values),
    })
  }
}
