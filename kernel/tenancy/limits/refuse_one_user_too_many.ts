import type { Change } from '#kernel/changes/change'
import { kernelErrors } from '#kernel/errors/kernel_errors'

/**
 * Refuses with 2015 one more user of a project that has as many as it may. Until the change is over
 * nobody else is let in there, so that two at once at the limit do not both come in.
 */
export async function refuseOneUserTooMany({ trx }: Change, projectId: string): Promise<void> {
  const project = await trx
    .from('projects')
    .where({ id: projectId })
    .select('max_users')
    .forUpdate()
    .firstOrFail()
  const present = trx.from('memberships').where({ project_id: projectId })
  const { n } = await present.count('* as n').firstOrFail()
  if (Number(n) >= project.max_users) throw new kernelErrors.E_MOST_USERS()
}
