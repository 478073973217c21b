import { inject } from '@adonisjs/core'

import { kernelErrors } from '#kernel/errors/kernel_errors'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { actAs, currentActor, currentCompany } from '#kernel/tenancy/actor'
import { closingObstacles } from '#kernel/tenancy/projects/closing_obstacles'
import { type Project, Projects } from '#kernel/tenancy/projects/projects'
import { Changes } from '#kernel/changes/changes'

/** Closes a project (结项): what is in it can be read, and nothing of it changed. */
@inject()
export default class CloseProject {
  constructor(
    private projects: Projects,
    private changes: Changes,
    private plugins: PluginRegistry
  ) {}

  /**
   * Refuses with 1005 a project of another company, with 1006 one that is closed, with 30007 one
   * whose cases are unfinished.
   */
  async handle(id: string): Promise<Project> {
    await this.projects.get(id)
    await this.#refuseUnfinished(id)
    return this.changes.record(
      { name: 'project.closed', subject: { type: 'project', id } },
      (change) => this.projects.turn(change, id, { from: 'ongoing', to: 'closed' })
    )
  }

  /** Asked in the project itself, because what is in it is shut to the company as a whole. */
  async #refuseUnfinished(projectId: string): Promise<void> {
    const scope = { companyId: currentCompany(), projectId, environment: 1 } as const
    await actAs({ ...currentActor(), scope }, async () => {
      for (const obstacle of await this.plugins.collect(closingObstacles)) {
        const detail = await obstacle()
        if (detail) throw new kernelErrors.E_UNFINISHED_CASES({ detail })
      }
    })
  }
}
