import type { Permission } from '#kernel/access/permission'

/** Code of the specification, section 2: case configuration. */
export const presetPermissions: readonly Permission[] = [
  {
    code: 'CASE_CONF',
    label: { en: 'Case configuration', zh: '案例配置' },
    group: { en: 'Configuration', zh: '配置' },
  },
]
