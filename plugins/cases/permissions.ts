import type { Permission } from '#kernel/access/permission'

const group = { en: 'Cases', zh: '案例' }

/** Roles that work on what a case says. */
const handling = { roles: ['ENTRY', 'QUALITY', 'EVALUATION', 'REVIEW'] } as const

/** Codes that roles have always carried, and the rights on single acts below them. */
export const casePermissions: readonly Permission[] = [
  {
    code: 'CASE_DATA',
    label: { en: 'See cases', zh: '查看案例' },
    roles: [...handling.roles, 'ARCHIVE', 'SUBMISSION', 'CUSTOMER', 'UNBLINDING', 'COMPANY_ADMIN'],
    group,
  },
  { code: 'CASE_EDIT', label: { en: 'Edit cases', zh: '编辑案例' }, ...handling, group },
  {
    code: 'CASE_AUDIT',
    label: { en: 'See the audit trail of a case', zh: '查看案例稽查轨迹' },
    roles: ['QUALITY', 'EVALUATION', 'REVIEW', 'ARCHIVE', 'UNBLINDING', 'COMPANY_ADMIN'],
    group,
  },
]
