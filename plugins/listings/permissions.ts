import type { Permission } from '#kernel/access/permission'

import { wording } from '#plugins/listings/lang/server/wording'

/** Who designs line listings, reads reports and takes the files of both; who keeps templates of a company. */
export const listingPermissions: readonly Permission[] = [
  {
    code: 'CASE_REPORT_CONF',
    label: wording('permissions.configure'),
    roles: ['EVALUATION', 'REVIEW', 'ARCHIVE', 'SUBMISSION'],
    group: wording('permissions.group'),
  },
  {
    code: 'LISTING_TEMPLATE_CONF',
    label: wording('permissions.templates'),
    level: 'company',
    group: wording('permissions.company'),
  },
]
