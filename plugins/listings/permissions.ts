import type { Permission } from '#kernel/access/permission'

import { wording } from '#plugins/listings/lang/server/wording'

/** Who designs line listings and takes their files. */
export const listingPermissions: readonly Permission[] = [
  {
    code: 'CASE_REPORT_CONF',
    label: wording('permissions.configure'),
    group: wording('permissions.group'),
  },
]
