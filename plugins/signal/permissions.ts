import type { Permission } from '#kernel/access/permission'

import { wording } from '#plugins/signal/lang/server/wording'

/** Who looks for signals also assesses them. */
export const signalPermissions: readonly Permission[] = [
  {
    code: 'CASE_SIGNAL',
    label: wording('permissions.signal'),
    roles: ['EVALUATION', 'REVIEW'],
    group: wording('permissions.group'),
  },
]
