import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { holdUser } from '#kernel/identity/hold_user'
import { type Actor, actAs } from '#kernel/tenancy/actor'
import { listProjectsOf } from '#kernel/tenancy/find_project'

/** What somebody follows from now on, and what no more; the rest stays as it is. */
interface FollowedChange {
  readonly add?: readonly string[]
  readonly remove?: readonly string[]
}

/** Follows projects, and others no more. */
@inject()
export class FollowProjects {
  constructor(private changes: Changes) {}

  /**
   * Refuses with 1005 to follow a project that the person may not enter. What they followed and may
   * not enter any more is forgotten.
   * @returns the ids of all projects that are followed then, each once
   */
  async handle(
    actor: Actor & { readonly userId: string },
    { add = [], remove = [] }: FollowedChange
  ): Promise<string[]> {
    const { userId: id } = actor
    const open = new Set((await listProjectsOf(id)).map((project) => project.id))
    if (!add.every((each) => open.has(each))) throw new kernelErrors.E_DATA_NOT_FOUND()
    const act = { name: 'user.projects_followed', subject: { type: 'user', id } } as const
    // It is about the person, not about the project that happens to be chosen.
    return actAs({ ...actor, scope: undefined }, () =>
      this.changes.record(act, async (change) => {
        // Of what is followed at this moment: another window may have changed it since it was shown.
        const person = await holdUser(change, id)
        const before = person.followedProjects
        const remaining = before.filter((each) => open.has(each) && !remove.includes(each))
        const followed = [...new Set([...remaining, ...add])]
        change.note('followedProjects', before, followed)
        await person.merge({ followedProjects: followed }).save()
        return followed
      })
    )
  }
}
