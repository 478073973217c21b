import type { Permission } from '#kernel/access/permission'
import { wording } from '#plugins/presets/lang/server/wording'

/** Case configuration, and what of it the company keeps for all. */
export const presetPermissions: readonly Permission[] = [
  {
    code: 'CASE_CONF',
    label: wording('permissions.case_configuration'),
    // Who keeps the templates of a company and configures a project takes them over there.
    roles: ['COMPANY_ADMIN'],
    group: wording('permissions.configuration'),
  },
  {
    code: 'TEMPLATE_CONF',
    label: wording('permissions.templates_of_the_company'),
    level: 'company',
    group: wording('permissions.company'),
  },
]
