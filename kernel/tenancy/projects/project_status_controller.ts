import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'
import CloseProject from '#kernel/tenancy/projects/close_project'
import RestartProject from '#kernel/tenancy/projects/restart_project'

/** A project of the company is closed, and opened again. */
@inject()
export default class ProjectStatusController {
  static readonly takes = {
    close: { what: 'Close one project', body: null },
    restart: { what: 'Open one project again', body: null },
  } satisfies Takes

  constructor(
    private closeProject: CloseProject,
    private restartProject: RestartProject
  ) {}

  async close({ params }: HttpContext) {
    return ok(await this.closeProject.handle(params.id))
  }

  async restart({ params }: HttpContext) {
    return ok(await this.restartProject.handle(params.id))
  }
}
