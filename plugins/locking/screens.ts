import type { Screen } from '#kernel/screens/screen'

import { wording } from '#plugins/locking/lang/server/wording'

/** The requests to unlock cases: those of oneself, and all for whoever decides. */
export const lockingScreens: readonly Screen[] = [
  {
    name: 'locking.screen',
    address: '/user_home/unlock_list',
    permission: 'CASE_DATA',
    controller: () => import('#plugins/locking/reading/request_controller'),
    method: 'screen',
    menu: { group: 'home', order: 30, label: wording('plugin.requests'), icon: 'locking/lock' },
  },
]
