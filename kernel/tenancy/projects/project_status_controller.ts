import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { resourceAnswer } from '#kernel/admin/resources/resource_takes'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'
import CloseProject from '#kernel/tenancy/projects/close_project'
import { Projects } from '#kernel/tenancy/projects/projects'
import RestartProject from '#kernel/tenancy/projects/restart_project'

/** A project of the company is closed, and opened again. */
@inject()
export default class ProjectStatusController {
  constructor(
    private projects: Projects,
    private closeProject: CloseProject,
    private restartProject: RestartProject
  ) {}

  get takes(): Takes {
    const answers = resourceAnswer(this.projects.table)
    return {
      close: { what: 'Close a project', body: null, answers },
      restart: { what: 'Restart a project', body: null, answers },
    }
  }

  async close({ params }: HttpContext) {
    return ok(await this.closeProject.handle(params.id))
  }

  async restart({ params }: HttpContext) {
    return ok(await this.restartProject.handle(params.id))
  }
}
