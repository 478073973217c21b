import type { Permission } from '#kernel/access/permission'

import { wording } from '#plugins/locking/lang/server/wording'

/** Whoever edits cases requests; deciding is a right of its own. */
export const lockingPermissions: readonly Permission[] = [
  {
    code: 'CASE_UNLOCK',
    label: wording('permissions.decide'),
    roles: ['REVIEW', 'ARCHIVE'],
    group: wording('permissions.group'),
  },
]
