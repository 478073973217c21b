import app from '@adonisjs/core/services/app'

import type { Attention, AttentionSource } from '#kernel/admin/attention/attention'

import { wording } from '#plugins/deadlines/lang/server/wording'
import { DueCases } from '#plugins/deadlines/listing/due_cases'

/** How many cases are overdue, and of how many nobody can say when they are due. */
async function find(): Promise<Attention[]> {
  const { overdue, unsayable } = await (await app.container.make(DueCases)).ahead(1)
  const at = (deadline: string) => ({ screen: 'cases.list', query: `deadline=${deadline}` })
  return [
    ...(overdue > 0
      ? [{ what: wording('due_at_home.overdue', { count: overdue }), place: at('overdue') }]
      : []),
    ...(unsayable > 0
      ? [{ what: wording('due_at_home.unsayable', { count: unsayable }), place: at('unknown') }]
      : []),
  ]
}

const sources: readonly AttentionSource[] = [{ level: 'project', permission: 'CASE_DATA', find }]

export default sources
