import { inject } from '@adonisjs/core'

import { Changes } from '#kernel/changes/changes'
import { type Project, Projects } from '#kernel/tenancy/projects/projects'

/** Opens a closed project again. */
@inject()
export default class RestartProject {
  constructor(
    private projects: Projects,
    private changes: Changes
  ) {}

  /** Refuses with 1005 a project of another company, with 1006 one that is not closed. */
  async handle(id: string): Promise<Project> {
    return this.changes.record(
      { name: 'project.restarted', subject: { type: 'project', id } },
      (change) => this.projects.turn(change, id, { from: 'closed', to: 'ongoing' })
    )
  }
}
