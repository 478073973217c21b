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
import { isUuid } from '#kernel/http/is_uuid'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'
import { askedPage } from '#kernel/http/values'

import { stepActs } from '#plugins/process/contract/step'
import { Tasks, taskOrders, taskViews } from '#plugins/process/records/tasks'

/** Anything else would be no id to the database. */
const isHolder = vine.createRule((value, _options: undefined, field) => {
  if (typeof value === 'string' && value !== 'none' && !isUuid(value))
    field.report('uuid', 'uuid', field)
})

const query = vine.compile(
  vine.object({
    view: vine.enum(taskViews).optional(),
    node: vine.string().maxLength(40).optional(),
    /** Id of a user, or `none`. */
    holder: vine.string().maxLength(40).use(isHolder()).optional(),
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
            ...{ act: orNull(oneOf(...stepActs)), holder: orNull(text) },
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
