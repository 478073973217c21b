import { answeringList, id, oneOf, words } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'
import { todaysNotices } from '#plugins/news/records/todays_notices'

/** The notices of today, for everybody. */
export default class TodaysNoticesController {
  static readonly takes = {
    handle: {
      what: 'Notices of today',
      answers: answeringList({ id, tone: oneOf('info', 'warning'), text: words }),
    },
  } satisfies Takes

  async handle() {
    return ok(await todaysNotices())
  }
}
