import type { Permission } from '#kernel/access/permission'
import { wording } from '#plugins/news/lang/server/wording'

/** The platform alone tells everybody something. */
export const newsPermissions: readonly Permission[] = [
  {
    code: 'NOTICE_CONF',
    label: wording('permissions.notices'),
    level: 'platform',
    group: wording('permissions.platform'),
  },
  {
    code: 'VERSION_CONF',
    label: wording('permissions.versions'),
    level: 'platform',
    group: wording('permissions.platform'),
  },
]
