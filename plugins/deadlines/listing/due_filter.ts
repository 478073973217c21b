import app from '@adonisjs/core/services/app'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { today } from '#kernel/fields/today'
import { currentScope } from '#kernel/tenancy/actor'
import { projectAtHand } from '#kernel/tenancy/find_project'

import type { CaseFilter, RowCondition } from '#plugins/cases/contract'
import { CaseProcess } from '#plugins/cases/contract/process'
import { knownCases } from '#plugins/cases/contract/views'
import { addDays } from '#plugins/deadlines/contract/days'
import { levelsAtHand } from '#plugins/deadlines/explaining/levels_at_hand'
import { wording } from '#plugins/deadlines/lang/server/wording'
import { decisiveElements } from '#plugins/deadlines/listing/decisive_elements'

const choices = ['overdue', 'soon', 'unknown'] as const

/** Open cases that are overdue, that have reached a warning level, or whose due date cannot be said. */
const dueFilter: CaseFilter = {
  parameter: 'deadline',
  takes: {
    type: 'string',
    enum: [...choices],
    description:
      'Open cases that are overdue, that have reached a warning level and are not overdue, or whose due date cannot be determined.',
  },
  async read(parameter) {
    const { projectId, environment } = currentScope()
    const asked = await conditionOf(parameter)
    const { nodes } = await (await app.container.make(CaseProcess)).current()
    const ended = nodes.filter(({ kind }) => kind === 'ended').map(({ key }) => key)
    const isOpen = `exists (select from ${knownCases} as known where known.id = case_due.case_id
      and known.status not in (${ended.map(() => '?').join(', ')}))`
    const ofOne = { sql: `${asked.sql} AND ${isOpen}`, bindings: [...asked.bindings, ...ended] }
    return {
      ...{ table: 'case_due', elements: decisiveElements, ofOne },
      ofAll: {
        sql: `project_id = ? AND environment = ? AND ${ofOne.sql}`,
        bindings: [projectId, environment, ...ofOne.bindings],
      },
    }
  },
}

export default [dueFilter]

async function conditionOf(parameter: string): Promise<RowCondition> {
  if (parameter === 'unknown') return { sql: 'is_unsayable', bindings: [] }
  const now = today(await projectAtHand())
  if (parameter === 'overdue') return { sql: 'due < ?', bindings: [now] }
  if (parameter !== 'soon') {
    throw new kernelErrors.E_PARAMETER({ detail: wording('due_filter.not_a_choice') })
  }
  const widest = Math.max(0, ...(await levelsAtHand()).map(({ days }) => days))
  return { sql: 'due >= ? AND due <= ?', bindings: [now, addDays(now, widest)] }
}
