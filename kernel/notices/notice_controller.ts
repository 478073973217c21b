import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'

import { KeptController } from '#kernel/admin/kept/kept_controller'
import { ok } from '#kernel/http/envelope'
import type { Takes } from '#kernel/http/takes'
import { Notices } from '#kernel/notices/notices'

/** The notices of the platform: for the back office, and those of today for everybody. */
@inject()
export default class NoticeController extends KeptController {
  constructor(protected resource: Notices) {
    super()
  }

  get takes(): Takes {
    return {
      ...super.takes,
      ofToday: { what: 'Notices of today' },
    }
  }

  async ofToday() {
    const rows = await db
      .connection('app')
      .from('notices')
      .whereNull('removed_at')
      .whereRaw('current_date between starts_on and ends_on')
      .orderBy('created_at')
      .select('id', 'tone', 'text_zh', 'text_en')
    return ok(
      rows.map(({ id, tone, text_zh: zh, text_en: en }) => ({ id, tone, text: { zh, en } }))
    )
  }
}
