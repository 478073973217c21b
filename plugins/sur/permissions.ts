import type { Permission } from '#kernel/access/permission'

import { wording } from '#plugins/sur/lang/server/wording'

const group = wording('permissions.group')

/** Each kind of periodic report is a right of its own; which kinds there are the company decides. */
export const surPermissions: readonly Permission[] = [
  {
    code: 'DSUR',
    label: wording('permissions.dsur'),
    roles: ['PRO_ADMIN', 'EVALUATION', 'REVIEW'],
    group,
  },
  {
    code: 'PSUR',
    label: wording('permissions.psur'),
    roles: ['PRO_ADMIN', 'EVALUATION', 'REVIEW'],
    group,
  },
  {
    code: 'SUR_CONF',
    label: wording('permissions.opening'),
    level: 'company',
    roles: ['COMPANY_ADMIN'],
    group: wording('permissions.company'),
  },
]
