import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { today } from '#kernel/fields/today'
import { momentText } from '#kernel/fields/moment_text'
import { Mails } from '#kernel/mail/mails'
import type { ProjectSummary } from '#kernel/tenancy/find_project'

import { OpenDeadlines } from '#plugins/deadlines/contract/open_deadlines'
import { wording } from '#plugins/notifications/lang/server/wording'
import { peopleToMail, takeToMail } from '#plugins/notifications/records/notifications'

/** From this hour of the project on the mails of the day are sent. */
const HOUR = 8

/** Sends people who wish so all that they were told in one mail a day. */
@inject()
export class SendDigests {
  constructor(
    private changes: Changes,
    private database: Database,
    private mails: Mails,
    private deadlines: OpenDeadlines
  ) {}

  /** Once a day of the project, however often it is asked. */
  async handle({ id, code, timeZone }: ProjectSummary, now = Date.now()): Promise<void> {
    if (Number(momentText(timeZone, now).slice(11, 13)) !== HOUR) return
    // On a day off what is overdue is mailed alone; the rest waits for a working day.
    const onlyOverdue = await this.deadlines.isDayOff(today({ timeZone }, now))
    const people = await this.database.read((trx) => peopleToMail(trx, onlyOverdue))
    for (const userId of people) {
      const act = { name: 'notifications.mailed', subject: { type: 'notifications', id } } as const
      await this.changes.record(act, async (change) => {
        const lines = await takeToMail(change, userId, onlyOverdue)
        if (lines.length === 0) return
        const values = { project: code, count: lines.length }
        const all = {
          en: lines.map(({ en }) => en).join('\n'),
          zh: lines.map(({ zh }) => zh).join('\n'),
        }
        await this.mails.tell(change, {
          userId,
          subject: wording('mail.digest_subject', values),
          text: wording('mail.digest_text', { ...values, lines: all }),
        })
      })
    }
  }
}
