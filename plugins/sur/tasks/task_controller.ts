import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { refuseOtherProject } from '#kernel/access/permission_middleware'
import { answering, whole } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'

import { CountTasks } from '#plugins/sur/tasks/count_tasks'

/** How much of periodic reports waits for the actor. */
@inject()
export default class TaskController {
  static readonly takes = {
    handle: {
      what: 'How many periodic reports wait for one to be written and to be confirmed',
      answers: answering({
        ...{ dsurEditCount: whole, dsurAuditCount: whole },
        ...{ psurEditCount: whole, psurAuditCount: whole },
      }),
    },
  } satisfies Takes

  constructor(private tasks: CountTasks) {}

  async handle(ctx: HttpContext) {
    refuseOtherProject(ctx, ctx.actor!)
    return ok(await this.tasks.handle())
  }
}
