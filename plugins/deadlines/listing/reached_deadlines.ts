import { inject } from '@adonisjs/core'

import { Database } from '#kernel/database/database'

import { CaseProcess } from '#plugins/cases/contract/process'
import { addDays } from '#plugins/deadlines/contract/days'
import { nearness } from '#plugins/deadlines/contract/nearness'
import { type OpenDeadline, OpenDeadlines } from '#plugins/deadlines/contract/open_deadlines'
import { DeadlineTermsOfProject } from '#plugins/deadlines/explaining/deadline_terms'
import { levelsAtHand } from '#plugins/deadlines/explaining/levels_at_hand'
import { selectDue } from '#plugins/deadlines/records/select_due'

/** More of one project are told of with the next run. */
const MOST = 5000

/** Deadlines of open cases as they were written with each case. */
@inject()
export default class ReachedDeadlines extends OpenDeadlines {
  constructor(
    private database: Database,
    private process: CaseProcess,
    private terms: DeadlineTermsOfProject
  ) {
    super()
  }

  async reached(caseId?: string): Promise<readonly OpenDeadline[]> {
    const { today } = await this.terms.calendar()
    const levels = await levelsAtHand()
    const { nodes } = await this.process.current()
    const ended = nodes.filter(({ kind }) => kind === 'ended').map(({ key }) => key)
    const until = addDays(today, Math.max(0, ...levels.map(({ days }) => days)))
    const found = await this.database.read((trx) =>
      selectDue(trx, { ended, until, most: MOST, caseId })
    )
    return found
      .map((each) => ({ ...each, ...nearness(each.due, today, levels) }))
      .filter(({ days, level }) => days < 0 || level !== undefined)
  }

  async isDayOff(day: string): Promise<boolean> {
    return (await this.terms.calendar()).off.includes(day)
  }
}
