import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'

import {
  answering,
  has,
  id,
  listOf,
  moment,
  oneOf,
  orNull,
  text,
  whole,
  words,
} from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { askedPage } from '#kernel/http/values'

import { stepActs } from '#plugins/process/contract/step'
import { Tasks } from '#plugins/process/records/tasks'
import { taskQuery } from '#plugins/process/tasks/takes_tasks'

/** The tasks of whoever asks: their cases, and those that they may claim. */
@inject()
export default class TaskController {
  static readonly takes = {
    list: {
      what: 'The cases that one has, or may claim',
      query: taskQuery,
      answers: answering({
        rows: listOf(
          has({
            ...{ caseId: id, caseNo: text, node: text, nodeName: words, since: moment },
            ...{ act: orNull(oneOf(...stepActs)), holder: orNull(text), holderId: orNull(id) },
            ...{ by: orNull(text), reason: orNull(text) },
          })
        ),
        total: whole,
      }),
    },
    deleted: {
      what: 'The cases that were deleted, by whom and why',
      query: vine.compile(vine.object({ ...askedPage() })),
      answers: answering({
        rows: listOf(has({ caseId: id, caseNo: text, at: moment, by: text, reason: text })),
        total: whole,
      }),
    },
  } satisfies Takes

  constructor(private tasks: Tasks) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'process/tasks/tasks')
  }

  async list(ctx: HttpContext) {
    const { query: asked } = await hear(ctx, TaskController.takes.list)
    return ok(await this.tasks.list(asked))
  }

  async deleted(ctx: HttpContext) {
    const { query: asked } = await hear(ctx, TaskController.takes.deleted)
    return ok(await this.tasks.deleted(asked))
  }
}
