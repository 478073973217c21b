import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { type Actor, actAs } from '#kernel/tenancy/actor'
import { listProjectsOf } from '#kernel/tenancy/find_project'

/** Says which projects somebody follows: these, and no others. */
@inject()
export class FollowProjects {
  constructor(private changes: Changes) {}

  /**
   * Refuses with 1005 a project that the person may not enter.
   * @returns the ids of the projects, each once
   */
  async handle(actor: Actor & { readonly userId: string }, ids: readonly string[]) {
    const { userId: id } = actor
    const followed = [...new Set(ids)]
    const open = new Set((await listProjectsOf(id)).map((project) => project.id))
    if (!followed.every((each) => open.has(each))) throw new kernelErrors.E_DATA_NOT_FOUND()
    const act = { name: 'user.projects_followed', subject: { type: 'user', id } } as const
    // It is about the person, not about the project that happens to be chosen.
    await actAs({ ...actor, scope: undefined }, () =>
      this.changes.record(act, async (change) => {
        const person = change.trx.from('users').where({ id })
        const before = await person.clone().forUpdate().select('followed_projects').firstOrFail()
        change.note('followedProjects', before.followed_projects, followed)
        await person.update({ followed_projects: followed })
      })
    )
    return followed
  }
}
