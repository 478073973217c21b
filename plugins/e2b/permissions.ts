import type { Permission } from '#kernel/access/permission'
import { wording } from '#plugins/e2b/lang/server/wording'

const group = { en: 'E2B(R3)', zh: 'E2B(R3)' }

export const e2bPermissions: readonly Permission[] = [
  {
    code: 'CASE_IMPORT_READ',
    label: wording('permissions.import_cases'),
    roles: ['ENTRY'],
    group,
  },
  {
    code: 'CASE_EXPORT',
    label: wording('permissions.export_cases'),
    roles: ['REVIEW', 'ARCHIVE', 'SUBMISSION'],
    group,
  },
]
