import db from '@adonisjs/lucid/services/db'

import { platformZone, today } from '#kernel/fields/today'
import { answeringList, id, oneOf, words } from '#kernel/http/answers'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'

/** The notices of today, for everybody. */
export default class TodaysNoticesController {
  static readonly takes = {
    handle: {
      what: 'Notices of today',
      answers: answeringList({ id, tone: oneOf('info', 'warning'), text: words }),
    },
  } satisfies Takes

  async handle() {
    const rows = await db
      .connection('app')
      .from('notices')
      .whereNull('removed_at')
      .whereRaw('?::date between starts_on and ends_on', [today(platformZone)])
      .orderBy('created_at')
      .select('id', 'tone', 'text_zh', 'text_en')
    return ok(
      rows.map(({ text_zh: zh, text_en: en, ...notice }) => ({ ...notice, text: { zh, en } }))
    )
  }
}
