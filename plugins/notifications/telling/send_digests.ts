import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { today } from '#kernel/fields/today'
import { Mails } from '#kernel/mail/mails'
import type { ProjectSummary } from '#kernel/tenancy/find_project'

import { addDays, endOfDay } from '#plugins/deadlines/contract/days'
import { OpenDeadlines } from '#plugins/deadlines/contract/open_deadlines'
import { wording } from '#plugins/notifications/lang/server/wording'
import { NoticeRules } from '#plugins/notifications/records/notice_rules'
import { peopleToMail, takeToMail } from '#plugins/notifications/records/notifications'

/** The mails of a day are sent so many hours after it began. */
const HOURS = 8 * 3_600_000

/** Sends people who wish so all that they were told in one mail a day. */
@inject()
export class SendDigests {
  constructor(
    private changes: Changes,
    private database: Database,
    private mails: Mails,
    private deadlines: OpenDeadlines,
    private rules: NoticeRules
  ) {}

  /**
   * Once a day of the project, however often it is asked: what was told before the last hour of mails. When
   * nobody asks in that hour, it is sent the next time somebody does.
   */
  async handle({ id, code, timeZone }: ProjectSummary, now = Date.now()): Promise<void> {
    const mailed = { before: lastHour(timeZone, now), without: await this.#resting(timeZone, now) }
    const people = await this.database.read((trx) => peopleToMail(trx, mailed))
    for (const userId of people) {
      const act = { name: 'notifications.mailed', subject: { type: 'notifications', id } } as const
      await this.changes.record(act, async (change) => {
        const lines = await takeToMail(change, userId, mailed)
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

  /** Events that wait for a working day: those whose rule says so, never what is overdue. */
  async #resting(timeZone: string, now: number): Promise<string[]> {
    if (!(await this.deadlines.isDayOff(today({ timeZone }, now)))) return []
    const rules = await this.rules.all()
    return rules
      .filter(({ event, rests }) => rests === 'yes' && event !== 'overdue')
      .map(({ event }) => event)
  }
}

/** The hour of mails that was last. */
function lastHour(timeZone: string, now: number): string {
  const day = today({ timeZone }, now)
  const at = (of: string) => Date.parse(endOfDay(addDays(of, -1), timeZone)) + HOURS
  return new Date(now < at(day) ? at(addDays(day, -1)) : at(day)).toISOString()
}
