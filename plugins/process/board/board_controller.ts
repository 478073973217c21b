import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'

import { answering, has, id, listOf, oneOf, orNull, text, whole, words } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import { hear } from '#kernel/http/hear'
import { showScreen } from '#kernel/http/show_screen'
import type { Takes } from '#kernel/http/takes'

import { nodeKinds } from '#plugins/cases/contract/process'
import { Board } from '#plugins/process/records/board'

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
            ...{ count: whole, overdue: whole, unassigned: whole, oldest: whole },
            ages: listOf(whole),
            holders: listOf(has({ id, name: text, count: whole, overdue: whole })),
          })
        ),
        deleted: whole,
      }),
    },
  } satisfies Takes

  constructor(private board: Board) {}

  async screen(ctx: HttpContext) {
    return showScreen(ctx, 'process/board/board')
  }

  async show(ctx: HttpContext) {
    await hear(ctx, BoardController.takes.show)
    return ok(await this.board.get())
  }
}
