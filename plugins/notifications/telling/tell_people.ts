import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import { today } from '#kernel/fields/today'
import type { Words } from '#kernel/language/words'
import { Mails } from '#kernel/mail/mails'
import { peopleAmong } from '#kernel/people/people_with'
import { currentScope } from '#kernel/tenancy/actor'
import { projectAtHand, type ProjectSummary } from '#kernel/tenancy/find_project'

import { wording } from '#plugins/notifications/lang/server/wording'
import { keepTold } from '#plugins/notifications/records/notifications'
import { wishesOf } from '#plugins/notifications/records/notification_wishes'
import { NoticeRules, type NoticeRule } from '#plugins/notifications/records/notice_rules'
import { markTold } from '#plugins/notifications/records/told_marks'
import type { CaseTold } from '#plugins/notifications/telling/case_told'
import { OpenDeadlines } from '#plugins/deadlines/contract/open_deadlines'
import { textOf } from '#plugins/notifications/telling/text_of'

/** Tells people of cases by the rules of the project: in the product, by mail, once and again. */
@inject()
export class TellPeople {
  constructor(
    private rules: NoticeRules,
    private changes: Changes,
    private mails: Mails,
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
    const isOff = await this.deadlines.isDayOff(today(project))
    let count = 0
    for (const told of asked) {
      const rule = rules.get(told.event)!
      // Overdue is overdue on a day off, too; whatever else rests is told on the next working day.
      if (isOff && rule.rests === 'yes' && told.event !== 'overdue') continue
      count += await this.#tell(told, rule, project)
    }
    return count
  }

  async #tell(told: CaseTold, rule: NoticeRule, project: ProjectSummary): Promise<number> {
    const { projectId, environment } = currentScope()
    const subject = { type: 'notifications', id: `${projectId}:${environment}` }
    const act = { name: 'notifications.told', subject } as const
    const day = today(project)
    return this.changes.record(act, async (change) => {
      const isNews = await markTold(change, told, { day, interval: rule.interval! })
      if (!isNews) return 0
      const people = await peopleAmong(change.trx, rule)
      const text = textOf(told, rule, project.code)
      change.note(told.event, undefined, told.caseNo)
      for (const id of people) await this.#tellOne(change, { id, told, rule, text, day, project })
      return people.length
    })
  }

  async #tellOne(change: Change, one: ToldPerson): Promise<void> {
    const { id: userId, told, rule, text, day, project } = one
    const isMailed = rule.ways.includes('mail')
    const { isDigest } = await wishesOf(change.trx, userId)
    const mail = !isMailed ? 'none' : isDigest ? 'wanted' : 'sent'
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

interface ToldPerson {
  readonly id: string
  readonly told: CaseTold
  readonly rule: NoticeRule
  readonly text: Words
  readonly day: string
  readonly project: ProjectSummary
}
