import app from '@adonisjs/core/services/app'

import { Database } from '#kernel/database/database'
import type { MenuBadge } from '#kernel/menus/menu_badges'
import { currentActor } from '#kernel/tenancy/actor'

/** The cases that somebody has. */
const own: MenuBadge = {
  screen: 'process.tasks.show',
  permission: 'CASE_DATA',
  async count() {
    const database = await app.container.make(Database)
    const { userId } = currentActor()
    return database.read(async (trx) => {
      const [{ n }] = await trx.from('case_tasks').where({ holder_id: userId }).count('* as n')
      return Number(n)
    })
  },
}

export default [own]
