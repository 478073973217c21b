import type { Permission } from '#kernel/access/permission'

import { wording } from '#plugins/reports/lang/server/wording'

/** Who uploads the maps that reports of a company are drawn on; reports are read with the right of listings. */
export const reportPermissions: readonly Permission[] = [
  {
    code: 'REPORT_MAP_CONF',
    label: wording('permissions.maps'),
    level: 'company',
    group: wording('permissions.company'),
  },
]
