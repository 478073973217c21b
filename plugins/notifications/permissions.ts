import type { Permission } from '#kernel/access/permission'

import { wording } from '#plugins/notifications/lang/server/wording'

/** Templates of the company; levels and rules of a project are its configuration. */
export const notificationPermissions: readonly Permission[] = [
  {
    code: 'NOTIFICATION_TEMPLATE_CONF',
    label: wording('permissions.templates'),
    level: 'company',
    group: wording('permissions.group'),
  },
]
