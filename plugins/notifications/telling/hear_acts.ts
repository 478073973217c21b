import { inject } from '@adonisjs/core'

import type { ActDone } from '#kernel/changes/act_done'
import { Database } from '#kernel/database/database'

import { CaseProcess } from '#plugins/cases/contract/process'
import { findCase, findCaseOfQuery } from '#plugins/notifications/records/known_case'
import { eventOfAct, SAVE } from '#plugins/notifications/telling/acts_told'
import { TellDue } from '#plugins/notifications/telling/tell_due'
import { TellPeople } from '#plugins/notifications/telling/tell_people'

/** Tells people of what somebody did to a case; a save that makes one overdue is told at once. */
@inject()
export default class HearActs {
  constructor(
    private people: TellPeople,
    private due: TellDue,
    private database: Database,
    private process: CaseProcess
  ) {}

  async handle({ act, scope }: ActDone): Promise<void> {
    if (!scope) return
    const { type, id } = act.subject
    if (act.name === SAVE) {
      await this.due.tellCase(id)
      return
    }
    const event = eventOfAct[act.name]
    if (!event) return
    const known = await this.database.read((trx) =>
      type === 'query' ? findCaseOfQuery(trx, id) : findCase(trx, id)
    )
    if (!known) return
    const step = (await this.process.current()).find(known.status)?.name
    const { id: caseId, caseNo } = known
    // Each of them is news by itself: the moment tells it from the one before.
    const what = `${act.name} ${new Date().toISOString()}`
    await this.people.handle([{ event, caseId, caseNo, what, ...(step && { step }) }])
  }
}
