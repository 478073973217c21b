import type { Permission } from '#kernel/access/permission'
import { wording } from '#plugins/cases/lang/server/wording'

const group = wording('permissions.group')

/** Roles that work on what a case says. */
const handling = { roles: ['ENTRY', 'QUALITY', 'EVALUATION', 'REVIEW'] } as const

/** Codes that roles have always carried, and the rights on single acts below them. */
export const casePermissions: readonly Permission[] = [
  {
    code: 'CASE_DATA',
    label: wording('permissions.see_cases'),
    roles: [...handling.roles, 'ARCHIVE', 'SUBMISSION', 'CUSTOMER', 'UNBLINDING', 'COMPANY_ADMIN'],
    group,
  },
  { code: 'CASE_EDIT', label: wording('permissions.edit_cases'), ...handling, group },
  {
    code: 'CASE_AUDIT',
    label: wording('permissions.see_the_audit_trail_of_a'),
    roles: ['QUALITY', 'EVALUATION', 'REVIEW', 'ARCHIVE', 'UNBLINDING', 'COMPANY_ADMIN'],
    group,
  },
]
