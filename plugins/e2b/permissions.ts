import type { Permission } from '#kernel/access/permission'

const group = { en: 'E2B(R3)', zh: 'E2B(R3)' }

export const e2bPermissions: readonly Permission[] = [
  {
    code: 'CASE_IMPORT_READ',
    label: { en: 'Import cases', zh: '导入案例' },
    roles: ['ENTRY'],
    group,
  },
  {
    code: 'CASE_EXPORT',
    label: { en: 'Export cases', zh: '导出案例' },
    roles: ['REVIEW', 'ARCHIVE', 'SUBMISSION'],
    group,
  },
]
