import type { FindUnfinishedTasks } from '#kernel/people/unfinished_tasks'
import { wording } from '#plugins/process/lang/server/wording'

/** The cases that somebody has, in a project or in all of the company. */
const casesOf: FindUnfinishedTasks = async (trx, userId, projectId) => {
  const held = trx.from('case_tasks').where({ holder_id: userId })
  if (projectId !== undefined) void held.where({ project_id: projectId })
  const [{ n }] = await held.count('* as n')
  return [{ kind: wording('unfinished_tasks.cases'), count: Number(n) }]
}

export default [casesOf]
