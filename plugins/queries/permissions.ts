import type { Permission } from '#kernel/access/permission'

import { wording } from '#plugins/queries/lang/server/wording'

/** One right for asking, replying and closing; who has it and sees cases reads what was asked. */
export const queryPermissions: readonly Permission[] = [
  {
    code: 'CASE_QUERY',
    label: wording('permissions.query_cases'),
    roles: [
      'ENTRY',
      'QUALITY',
      'EVALUATION',
      'REVIEW',
      'ARCHIVE',
      'SUBMISSION',
      'CUSTOMER',
      'UNBLINDING',
      'COMPANY_ADMIN',
    ],
    group: wording('permissions.group'),
  },
]
