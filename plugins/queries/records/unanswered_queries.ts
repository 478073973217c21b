import type { FindUnfinishedTasks } from '#kernel/people/unfinished_tasks'

import { wording } from '#plugins/queries/lang/server/wording'

/**
 * Who still has to answer a query stays in the project, and who has to close one: the company asks, while
 * none is chosen.
 */
const open: FindUnfinishedTasks = async (trx, userId, projectId) => {
  const rows = trx
    .from('queries')
    .whereIn('status', ['sent', 'replied'])
    .where((of) => {
      void of
        .where((toAnswer) => toAnswer.where({ receiver_id: userId, status: 'sent' }))
        .orWhere({ sender_id: userId })
    })
  if (projectId) rows.where({ project_id: projectId })
  const [{ n }] = await rows.count('* as n')
  return [{ kind: wording('unanswered_queries.queries'), count: Number(n) }]
}

export default [open]
