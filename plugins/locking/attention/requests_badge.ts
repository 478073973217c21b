import app from '@adonisjs/core/services/app'

import type { MenuBadge } from '#kernel/menus/menu_badges'

import { SeenRequests } from '#plugins/locking/reading/seen_requests'

/** The requests that somebody may decide. */
const toDecide: MenuBadge = {
  screen: 'locking.screen',
  permission: 'CASE_UNLOCK',
  count: async () => (await app.container.make(SeenRequests)).toDecide(),
}

export default [toDecide]
