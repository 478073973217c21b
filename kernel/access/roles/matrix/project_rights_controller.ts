import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { ReadMatrix } from '#kernel/access/roles/matrix/read_matrix'
import { showScreen } from '#kernel/http/show_screen'

/** GET /system/auth: what each role permits in a project, for those who give roles to people there. */
@inject()
export default class ProjectRightsController {
  constructor(private readMatrix: ReadMatrix) {}

  async handle(ctx: HttpContext) {
    const { rights, roles } = await this.readMatrix.handle()
    return showScreen(ctx, 'kernel/project_rights', {
      rights: rights.filter(({ level }) => level === 'project'),
      roles,
    })
  }
}
