import type { Permission } from '#kernel/access/permission'

import { wording } from '#plugins/narratives/lang/server/wording'

/** Narratives are read and written with their cases; templates are a matter of the project. */
export const narrativePermissions: readonly Permission[] = [
  {
    code: 'NARRATIVE_CONF',
    label: wording('permissions.configure'),
    roles: ['EVALUATION', 'REVIEW'],
    group: wording('permissions.group'),
  },
]
