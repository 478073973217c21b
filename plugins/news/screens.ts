import type { ResourceScreens } from '#kernel/screens/screen'

import { wording } from '#plugins/news/lang/server/wording'

/** What the platform tells everybody. */
export const newsResources: readonly ResourceScreens[] = [
  {
    resource: 'notices',
    label: wording('screens.notices'),
    icon: 'bell',
    permission: 'NOTICE_CONF',
    list: '/admin/notice',
    add: '/admin/notice/add',
    row: '/admin/notice/details/:id',
    menu: { group: 'announcements', order: 10 },
  },
  {
    resource: 'upgrades',
    label: wording('screens.versions'),
    icon: 'history',
    permission: 'VERSION_CONF',
    list: '/admin/version',
    add: '/admin/version/add',
    row: '/admin/version/details/:id',
    menu: { group: 'announcements', order: 20 },
  },
]
