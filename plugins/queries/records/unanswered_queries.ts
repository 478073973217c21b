import type { FindUnfinishedTasks } from '#kernel/people/unfinished_tasks'

import { wording } from '#plugins/queries/lang/server/wording'

/** Who still has to answer a query stays in the project: the company asks, while none is chosen. */
const unanswered: FindUnfinishedTasks = async (trx, userId, projectId) => {
  const rows = trx.from('queries').where({ receiver_id: userId, status: 'sent' })
  if (projectId) rows.where({ project_id: projectId })
  const [{ n }] = await rows.count('* as n')
  return [{ kind: wording('unanswered_queries.queries'), count: Number(n) }]
}

export default [unanswered]
