import type { FindUnfinishedTasks } from '#kernel/people/unfinished_tasks'

import { wording } from '#plugins/locking/lang/server/wording'

/** Who waits for a case to be unlocked stays in the project: the company asks, while none is chosen. */
const waiting: FindUnfinishedTasks = async (trx, userId, projectId) => {
  const rows = trx.from('unlock_requests').where({ asker_id: userId, status: 'waiting' })
  if (projectId) rows.where({ project_id: projectId })
  const [{ n }] = await rows.count('* as n')
  return [{ kind: wording('waiting_requests.requests'), count: Number(n) }]
}

export default [waiting]
