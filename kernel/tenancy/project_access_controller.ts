import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import {
  answering,
  answeringList,
  has,
  id,
  listOf,
  oneOf,
  text,
  truth,
  whole,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import type { Takes } from '#kernel/http/takes'
import { listProjectsOf } from '#kernel/tenancy/find_project'
import { FollowProjects } from '#kernel/tenancy/follow_projects'

const MOST_PROJECTS = 1000

const someProjects = () => vine.array(vine.string().uuid()).maxLength(MOST_PROJECTS).optional()
const wish = vine.compile(
  vine.object({ add: someProjects(), remove: someProjects().requiredIfMissing('add') })
)

/** Which projects somebody may enter, for clients of the API. */
@inject()
export default class ProjectAccessController {
  static readonly takes = {
    list: {
      answers: answeringList({
        projectId: id,
        projectCode: text,
        projectName: text,
        projType: whole,
        companyId: id,
        companyName: text,
        subscribed: truth,
        userProjectEnvs: listOf(has({ projectId: id, type: oneOf(0, 1) })),
      }),
    },
    follow: { body: wish, answers: answering({ projects: listOf(id) }) },
  } satisfies Takes

  constructor(private followProjects: FollowProjects) {}

  /** GET /proj/user/access: every project of the user, each with its test and formal environment. */
  async list({ actor }: HttpContext) {
    const projects = await listProjectsOf(actor!.userId!)
    return ok(
      projects.map(({ id: projectId, code, name, type, companyId, companyName, isFollowed }) => ({
        projectId,
        projectCode: code,
        projectName: name,
        projType: type,
        companyId,
        companyName,
        subscribed: isFollowed,
        userProjectEnvs: [
          { projectId, type: 0 },
          { projectId, type: 1 },
        ],
      }))
    )
  }

  /** PUT /proj/subscribe: what the user follows from now on, and what no more; answers all of it. */
  async follow(ctx: HttpContext) {
    const { body } = await hear(ctx, ProjectAccessController.takes.follow)
    const person = { ...ctx.actor!, userId: ctx.actor!.userId! }
    return ok({ projects: await this.followProjects.handle(person, body) })
  }
}
