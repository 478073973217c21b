import type { Permission } from '#kernel/access/permission'
import { wording } from '#kernel/lang/server/wording'

/** Rights on what the kernel itself shows; plugins declare theirs. */
export const kernelPermissions: readonly Permission[] = [
  {
    code: 'SYS_CONF',
    label: wording('kernel_permissions.system_configuration'),
    roles: ['COMPANY_ADMIN'],
    group: wording('kernel_permissions.configuration'),
  },
  {
    code: 'COMPANY_CONF',
    label: wording('kernel_permissions.companies'),
    level: 'platform',
    group: wording('kernel_permissions.platform'),
  },
  {
    code: 'ADMIN_CONF',
    label: wording('kernel_permissions.administrators'),
    level: 'platform',
    group: wording('kernel_permissions.platform'),
  },
  {
    code: 'PLATFORM_AUDIT',
    label: wording('kernel_permissions.audit_trail_of_the_platform'),
    level: 'platform',
    group: wording('kernel_permissions.platform'),
  },
  {
    code: 'COMPANY_AUDIT',
    label: wording('kernel_permissions.audit_trail_of_the_company'),
    level: 'company',
    group: wording('kernel_permissions.company'),
  },
  {
    code: 'PROJECT_CONF',
    label: wording('kernel_permissions.projects_of_the_company'),
    level: 'company',
    group: wording('kernel_permissions.company'),
  },
  {
    code: 'USER_CONF',
    label: wording('kernel_permissions.users_of_the_company'),
    level: 'company',
    group: wording('kernel_permissions.company'),
  },
  {
    code: 'ROLE_CONF',
    label: wording('kernel_permissions.roles_of_the_company'),
    level: 'company',
    group: wording('kernel_permissions.company'),
  },
]
