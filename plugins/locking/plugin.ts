import { attentionSources } from '#kernel/admin/attention/attention'
import { menuBadges } from '#kernel/menus/menu_badges'
import { unfinishedTasks } from '#kernel/people/unfinished_tasks'
import { definePlugin } from '#kernel/plugins/define_plugin'
import { contribute } from '#kernel/plugins/extension_point'

import { caseReactions } from '#plugins/cases/contract/reactions'
import { lockingErrors } from '#plugins/locking/errors'
import { lockingPermissions } from '#plugins/locking/permissions'
import { lockingScreens } from '#plugins/locking/screens'

export default definePlugin({
  name: 'locking',
  summary: 'Unlocking of locked cases: requested with a reason, decided by someone else.',
  kernel: '^1.0.0',
  requires: ['cases', 'process'],
  permissions: lockingPermissions,
  errors: lockingErrors,
  screens: lockingScreens,
  contributes: [
    contribute(attentionSources, () => import('#plugins/locking/attention/requests_at_home')),
    contribute(caseReactions, () => import('#plugins/locking/records/lapse_with_move')),
    contribute(menuBadges, () => import('#plugins/locking/attention/requests_badge')),
    contribute(unfinishedTasks, () => import('#plugins/locking/records/waiting_requests')),
  ],
  migrations: 'database/migrations',
  lang: 'lang',
  seed: () => import('#plugins/locking/seed/seed_unlock_requests'),
  routes: () => import('#plugins/locking/routes'),
})
