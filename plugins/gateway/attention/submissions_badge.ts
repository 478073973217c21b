import app from '@adonisjs/core/services/app'

import { Database } from '#kernel/database/database'
import type { MenuBadge } from '#kernel/menus/menu_badges'

import { countPressing } from '#plugins/gateway/records/count_pressing'

/** Submissions that need a person. */
const badge: MenuBadge = {
  screen: 'gateway.submissions.screen',
  permission: 'CASE_DECLARE',
  async count() {
    const database = await app.container.make(Database)
    const { failed, waiting, late, belated } = await database.read(countPressing)
    return failed + waiting + late + belated
  },
}

export default [badge]
