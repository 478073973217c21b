import type { HttpContext } from '@adonisjs/core/http'

import { ok } from '#kernel/http/envelope'
import { listProjectsOf } from '#kernel/tenancy/find_project'

/** Which projects somebody may enter, for clients of the API (specification, section 7). */
export default class ProjectAccessController {
  /** GET /proj/user/access: every project of the user, each with its test and formal environment. */
  async list({ actor }: HttpContext) {
    const projects = await listProjectsOf(actor!.userId!)
    return ok(
      projects.map(({ id, code, name, type, companyId, companyName }) => ({
        projectId: id,
        projectCode: code,
        projectName: name,
        projType: type,
        companyId,
        companyName,
        userProjectEnvs: [
          { projectId: id, type: 0 },
          { projectId: id, type: 1 },
        ],
      }))
    )
  }
}
