import { answering, day, has, id, listOf, text, words } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'
import { listReleased } from '#plugins/news/records/list_released'

/** GET /upgrade: the version history that every user reads. */
export default class ReleasedController {
  static readonly takes = {
    handle: {
      answers: answering({
        dataList: listOf(has({ suId: id, suVersion: text, releaseTime: day, suDetails: words })),
      }),
    },
  } satisfies Takes

  async handle() {
    return ok({ dataList: await listReleased() })
  }
}
