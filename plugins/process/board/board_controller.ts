import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import {
  answering,
  answeringList,
  has,
  id,
  listOf,
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

import { nodeKinds } from '#plugins/cases/contract/process'
import { Board } from '#plugins/process/records/board'
import { StuckCases, stuckKinds } from '#plugins/process/records/stuck_cases'
import { taskPage } from '#plugins/process/tasks/takes_tasks'

/** Where the open cases of the project stand, how long, and who has them. */
@inject()
export default class BoardController {
  static readonly takes = {
    show: {
      what: 'How many cases stand at each node, how long, and who has them',
      answers: answering({
        nodes: listOf(
          has({
            ...{ key: text, name: words, kind: oneOf(...nodeKinds), workingDays: orNull(whole) },
            ...{ count: whole, overdue: whole, stuck: whole, unassigned: whole, oldest: whole },
            /** Cases whose gates were not asked, since there are too many. */
            unasked: whole,
            ages: listOf(whole),
            holders: listOf(has({ id, name: text, count: whole, overdue: whole })),
          })
        ),
        deleted: whole,
      }),
    },
    stuck: {
      what: 'Which of the cases of a page of open tasks do not get on, and why',
      query: taskPage,
      answers: answeringList({
        caseId: id,
        reasons: listOf(has({ 'kind': oneOf(...stuckKinds), 'sentence': words, 'place?': text })),
      }),
    },
  } satisfies Takes

  constructor(
    private board: Board,
    private stuckCases: StuckCases
  ) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'process/board/board')
  }

  async show(ctx: HttpContext) {
    await hear(ctx, BoardController.takes.show)
    return ok(await this.board.get())
  }

  async stuck(ctx: HttpContext) {
    const { query } = await hear(ctx, BoardController.takes.stuck)
    return ok(await this.stuckCases.of(query))
  }
}
