import app from '@adonisjs/core/services/app'

import { isRealDate } from '#kernel/case/content/partial_date'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { today } from '#kernel/fields/today'
import { projectAtHand } from '#kernel/tenancy/find_project'

import { actsByHand, type CaseGuard } from '#plugins/cases/contract/guards'
import { CaseProcess } from '#plugins/cases/contract/process'
import { textOf } from '#plugins/deadlines/contract/rows'
import { wording } from '#plugins/deadlines/lang/server/wording'

/**
 * Keeps what a case missed before it says something else: a receipt that is corrected to a later day does
 * not undo it, and needs a reason. Whatever else is changed passes.
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

  /**
   * Refuses with 2017, and asks for a reason, when somebody corrects a receipt to a later day: the first one,
   * and of a later version the one from which its days are counted.
   */
  async askNext({ act }, { content, versionKind }, { content: next, newVersion }) {
    if (newVersion || act.reason || !actsByHand.includes(act.name)) return
    for (const key of versionKind === 'first' ? first : [...first, 'C_1_5']) {
      const [before, after] = [dayOf(content[key]), dayOf(next[key])]
      if (before === null || after === null || after <= before) continue
      const element = key.replaceAll('_', '.')
      const detail = wording('later_receipt.needs_reason', { element, before, after })
      throw new kernelErrors.E_PARAMETER({ detail, needsReason: true })
    }
  },
}

const first = ['C_1_4']

/** The day that a receipt names; null for less than a day. */
function dayOf(leaf: unknown): string | null {
  const text = textOf(leaf) ?? ''
  return isRealDate(text) && text.length >= 'yyyy-MM-dd'.length ? text.slice(0, 10) : null
}

export default [keeper]
