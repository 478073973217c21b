import app from '@adonisjs/core/services/app'

import type { MenuBadge } from '#kernel/menus/menu_badges'
import { currentActor } from '#kernel/tenancy/actor'

import { SeenQueries } from '#plugins/queries/reading/seen_queries'

/** The queries that somebody has to answer. */
const toAnswer: MenuBadge = {
  screen: 'queries.home',
  permission: 'CASE_QUERY',
  async count() {
    if (!currentActor().permissions.has('CASE_DATA')) return 0
    return (await app.container.make(SeenQueries)).toAnswer()
  },
}

export default [toAnswer]
