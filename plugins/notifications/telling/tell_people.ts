import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import { Database } from '#kernel/database/database'
import { openTransaction } from '#kernel/database/open_transaction'
import { today } from '#kernel/fields/today'
import type { Words } from '#kernel/language/words'
import { Mails } from '#kernel/mail/mails'
import { peopleAmong } from '#kernel/people/people_with'
import { currentScope } from '#kernel/tenancy/actor'
import { projectAtHand, type ProjectSummary } from '#kernel/tenancy/find_project'

import type { NoticeEvent } from '#plugins/notifications/contract'
import { wording } from '#plugins/notifications/lang/server/wording'
import { keepTold } from '#plugins/notifications/records/notifications'
import { wishesOf } from '#plugins/notifications/records/notification_wishes'
import { NoticeRules, type NoticeRule } from '#plugins/notifications/records/notice_rules'
import { markOf, markTold, selectMarks } from '#plugins/notifications/records/told_marks'
import type { CaseTold } from '#plugins/notifications/telling/case_told'
import { addDays } from '#plugins/deadlines/contract/days'
import { OpenDeadlines } from '#plugins/deadlines/contract/open_deadlines'
import { textOf } from '#plugins/notifications/telling/text_of'

/** Tells people of cases by the rules of the project: in the product, by mail, once and again. */
@inject()
export class TellPeople {
  constructor(
    private rules: NoticeRules,
    private changes: Changes,
    private mails: Mails,
    private database: Database,
    private deadlines: OpenDeadlines
  ) {}

  /**
   * Tells what has not been told within the interval of its rule. Whoever comes second, in the same moment
   * too, tells nothing.
   * @returns how many people were told
   */
  async handle(all: readonly CaseTold[]): Promise<number> {
    const rules = new Map((await this.rules.all()).map((rule) => [rule.event, rule]))
    const asked = all.filter(({ event }) => rules.has(event))
    if (asked.length === 0) return 0
    const project = await projectAtHand()
    const day = today(project)
    const isOff = await this.deadlines.isDayOff(day)
    const known = await this.database.read((trx) => selectMarks(trx, asked))
    let count = 0
    for (const told of asked) {
      const rule = rules.get(told.event)!
      if (!isDue(known.get(markOf(told)), day, rule.interval!)) continue
      // Overdue is overdue on a day off, too.
      const rests = isOff && rule.rests === 'yes' && told.event !== 'overdue'
      // What is still so on the next working day is told then.
      if (rests && lasting.has(told.event)) continue
      count += await this.#tell({ told, rule, project, day, rests })
    }
    return count
  }

  async #tell(telling: Telling): Promise<number> {
    const { told, rule, project, day } = telling
    const { projectId, environment } = currentScope()
    const subject = { type: 'notifications', id: `${projectId}:${environment}` }
    return this.changes.recordMany(async (open) => {
      // The act is opened when there is something to tell: what is opened leaves its line.
      const isNews = await markTold(openTransaction()!, told, { day, interval: rule.interval! })
      if (!isNews) return 0
      const change = open({ name: 'notifications.sent', subject })
      change.note(told.event, undefined, told.caseNo)
      const people = await peopleAmong(change.trx, rule)
      const text = textOf(told, rule, project.code)
      for (const userId of people) await this.#tellOne(change, userId, text, telling)
      return people.length
    })
  }

  async #tellOne(change: Change, userId: string, text: Words, telling: Telling): Promise<void> {
    const { told, rule, project, day, rests } = telling
    const isMailed = rule.ways.includes('mail')
    const { isDigest } = await wishesOf(change.trx, userId)
    const mail = !isMailed ? 'none' : isDigest || rests ? 'wanted' : 'sent'
    await keepTold(change, {
      ...{ userId, told, text, day, mail, isInProduct: rule.ways.includes('product') },
    })
    if (mail !== 'sent') return
    const values = { text, project: project.code }
    await this.mails.tell(change, {
      ...{ userId, subject: wording('mail.subject', values), text: wording('mail.text', values) },
    })
  }
}

/** Events that are so for days, and not of a moment. */
const lasting = new Set<NoticeEvent>(['level', 'held'])

/** Whether something that was told last on a day is told again. */
const isDue = (last: string | undefined, day: string, interval: number) =>
  last === undefined || last <= addDays(day, -interval)

interface Telling {
  readonly told: CaseTold
  readonly rule: NoticeRule
  readonly project: ProjectSummary
  readonly day: string
  /** Its mail waits for a working day. */
  readonly rests: boolean
}
