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

import { Tasks, taskOrders, taskViews } from '#plugins/process/records/tasks'

const query = vine.compile(
  vine.object({
    view: vine.enum(taskViews).optional(),
    sort: vine.enum(taskOrders).optional(),
    order: vine.enum(['asc', 'desc'] as const).optional(),
    ...askedPage(),
  })
)

/** The tasks of whoever asks: their cases, and those that they may claim. */
@inject()
export default class TaskController {
  static readonly takes = {
    list: {
      what: 'The cases that one has, or may claim',
      query,
      answers: answering({
        rows: listOf(
          has({
            ...{ caseId: id, caseNo: text, node: text, nodeName: words, since: moment },
            ...{ act: orNull(oneOf('begin', 'pass', 'return', 'recall', 'claim', 'transfer')) },
            ...{ by: orNull(text), reason: orNull(text) },
          })
        ),
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
}
