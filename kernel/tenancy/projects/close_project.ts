import { inject } from '@adonisjs/core'

import type { Change } from '#kernel/changes/change'
import { Changes } from '#kernel/changes/changes'
import { readInProject } from '#kernel/changes/read_in_project'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import { PluginRegistry } from '#kernel/plugins/plugin_registry'
import { currentCompany } from '#kernel/tenancy/actor'
import { closingObstacles } from '#kernel/tenancy/projects/closing_obstacles'
import { type Project, Projects } from '#kernel/tenancy/projects/projects'

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
    return this.changes.record(
      { name: 'project.closed', subject: { type: 'project', id } },
      async (change) => {
        const closed = await this.projects.turn(change, id, { from: 'ongoing', to: 'closed' })
        await this.#refuseUnfinished(change, id)
        return closed
      }
    )
  }

  /**
   * Asked in the project itself, because what is in it is shut to the company as a whole, and once
   * its row is held: what was being made there when the row was asked for is seen.
   */
  async #refuseUnfinished(change: Change, projectId: string): Promise<void> {
    const scope = { companyId: currentCompany(), projectId, environment: 1 } as const
    const obstacles = await this.plugins.collect(closingObstacles)
    await readInProject(change, scope, async () => {
      for (const obstacle of obstacles) {
        const detail = await obstacle()
        if (detail) throw new kernelErrors.E_UNFINISHED_CASES({ detail })
      }
    })
  }
}
