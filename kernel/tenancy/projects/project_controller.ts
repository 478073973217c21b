import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { KeptController } from '#kernel/admin/kept/kept_controller'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'
import CloseProject from '#kernel/tenancy/projects/close_project'
import { Projects } from '#kernel/tenancy/projects/projects'
import RestartProject from '#kernel/tenancy/projects/restart_project'

/** The projects of the company, for the back office. */
@inject()
export default class ProjectController extends KeptController {
  constructor(
    protected resource: Projects,
    private closeProject: CloseProject,
    private restartProject: RestartProject
  ) {
    super()
  }

  get takes(): Takes {
    return {
      ...super.takes,
      close: { what: 'Close one project', body: null },
      restart: { what: 'Open one project again', body: null },
    }
  }

  async close({ params }: HttpContext) {
    return ok(await this.closeProject.handle(params.id))
  }

  async restart({ params }: HttpContext) {
    return ok(await this.restartProject.handle(params.id))
  }
}
