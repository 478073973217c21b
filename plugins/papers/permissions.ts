import type { Permission } from '#kernel/access/permission'

import { wording } from '#plugins/papers/lang/server/wording'

/** Whoever may give cases out as messages prints their papers as well. */
export const paperPermissions: readonly Permission[] = [
  {
    code: 'CASE_PAPER',
    label: wording('permissions.print'),
    roles: ['REVIEW', 'ARCHIVE', 'SUBMISSION'],
    group: wording('permissions.group'),
  },
]
