import app from '@adonisjs/core/services/app'
import type { HttpContext } from '@adonisjs/core/http'

import { answeringList, id, oneOf, orNull, text, truth, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'
import { actorOfUser } from '#kernel/identity/actor_of_user'
import { collectOne } from '#kernel/plugins/collect_one'
import { actAs } from '#kernel/tenancy/actor'
import { listProjectsOf } from '#kernel/tenancy/find_project'
import { type OpenWork, openWork } from '#kernel/tenancy/projects/open_work'

/** Projects that are looked into, from the top of the list; nobody reads more before choosing one. */
const MOST_PROJECTS = 30

interface WorkIn extends OpenWork {
  readonly projectId: string
  readonly environment: 0 | 1
}

/**
 * GET /proj/user/work: what there is to do in each project that somebody may enter, in both of its
 * environments, as the rights there let one see it.
 */
export default class OpenWorkController {
  static readonly takes = {
    handle: {
      what: 'Open cases and the newest receipt in each project of the user',
      answers: answeringList({
        projectId: id,
        environment: oneOf(0, 1),
        open: whole,
        isMore: truth,
        newestReceipt: orNull(text),
      }),
    },
  } satisfies Takes

  async handle({ auth }: HttpContext) {
    const user = auth.getUserOrFail()
    const find = await collectOne(app, openWork)
    const projects = find ? (await listProjectsOf(user.id)).slice(0, MOST_PROJECTS) : []
    const found: WorkIn[] = []
    for (const { id: projectId } of projects) {
      for (const environment of [0, 1] as const) {
        const work = await actAs(await actorOfUser(user, { projectId, environment }), find!)
        if (work) found.push({ projectId, environment, ...work })
      }
    }
    return ok(found)
  }
}
