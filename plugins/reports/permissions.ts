import type { Permission } from '#kernel/access/permission'

import { wording } from '#plugins/reports/lang/server/wording'

/** Who reads reports, keeps runs of them and takes their files. */
export const reportPermissions: readonly Permission[] = [
  {
    code: 'CASE_REPORT_CONF',
    label: wording('permissions.reports'),
    roles: ['EVALUATION', 'REVIEW', 'ARCHIVE', 'SUBMISSION'],
    group: wording('permissions.group'),
  },
]
