import app from '@adonisjs/core/services/app'

import type { MenuBadge } from '#kernel/menus/menu_badges'

import { CountTasks } from '#plugins/sur/tasks/count_tasks'

const badge = (kind: 'DSUR' | 'PSUR'): MenuBadge => ({
  screen: kind === 'DSUR' ? 'sur.dsur.list' : 'sur.psur.list',
  permission: kind,
  async count() {
    return (await app.container.make(CountTasks)).badge(kind)
  },
})

/** Reports that wait for somebody: to be written and to be confirmed. */
export default [badge('DSUR'), badge('PSUR')]
