import app from '@adonisjs/core/services/app'

import { today } from '#kernel/fields/today'
import { projectAtHand } from '#kernel/tenancy/find_project'

import type { CaseGuard } from '#plugins/cases/contract/guards'
import { CaseProcess } from '#plugins/cases/contract/process'

/**
 * Keeps what a case missed before it says something else: a receipt that is corrected to a later day does
 * not undo it. It lets everything pass.
 */
const keeper: CaseGuard = {
  async ask({ trx }, { id, status }) {
    const { find } = await (await app.container.make(CaseProcess)).current()
    if (find(status)?.kind === 'ended') return
    await trx.rawQuery(
      `insert into missed_deadlines
         (case_id, company_id, project_id, environment, destination, part, rule, day_zero, due)
       select case_id, company_id, project_id, environment, destination, part, rule, day_zero, due
       from case_deadlines where case_id = ? and due < ?
       on conflict do nothing`,
      [id, today(await projectAtHand())]
    )
  },
}

export default [keeper]
