import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'
import { listReleased } from '#kernel/releases/list_released'

/** GET /upgrade (specification, section 7): the version history that every user reads. */
export default class ReleasedController {
  static readonly takes = { handle: {} } satisfies Takes

  async handle() {
    return ok({ dataList: await listReleased() })
  }
}
