import type { Permission } from '#kernel/access/permission'

import { wording } from '#plugins/literature/lang/server/wording'

const group = wording('permissions.group')

/** Who searches, screens and makes cases of articles; sources and settings are a right of their own. */
export const literaturePermissions: readonly Permission[] = [
  {
    ...{ code: 'LITER_REPORT', label: wording('permissions.screen'), group },
    roles: ['ENTRY', 'QUALITY', 'EVALUATION'],
  },
  { code: 'LITER_CONF', label: wording('permissions.configure'), group },
]
