import type { Permission } from '#kernel/access/permission'

/** Rights on what the kernel itself shows (specification, section 2); plugins declare theirs. */
export const kernelPermissions: readonly Permission[] = [
  {
    code: 'SYS_CONF',
    label: { en: 'System configuration', zh: '系统配置' },
    roles: ['COMPANY_ADMIN'],
    group: { en: 'Configuration', zh: '配置' },
  },
]
