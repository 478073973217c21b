import type { Permission } from '#kernel/access/permission'

/** Case configuration, and what of it the company keeps for all. */
export const presetPermissions: readonly Permission[] = [
  {
    code: 'CASE_CONF',
    label: { en: 'Case configuration', zh: '案例配置' },
    // Who keeps the templates of a company and configures a project takes them over there.
    roles: ['COMPANY_ADMIN'],
    group: { en: 'Configuration', zh: '配置' },
  },
  {
    code: 'TEMPLATE_CONF',
    label: { en: 'Templates of the company', zh: '公司模板' },
    level: 'company',
    group: { en: 'Company', zh: '公司' },
  },
]
