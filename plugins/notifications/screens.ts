import type { ResourceScreens } from '#kernel/screens/screen'

import { wording } from '#plugins/notifications/lang/server/wording'

/** Levels of warning and rules of notification, of a project and, as templates, of the company. */
export const notificationResources: readonly ResourceScreens[] = [
  {
    resource: 'warning_levels',
    label: wording('screens.warnings'),
    icon: 'warning',
    permission: 'SYS_CONF',
    list: '/info/warn',
    add: '/info/warn/add',
    row: '/info/warn/details/:id',
    menu: { group: 'configuration', under: 'case_configuration', order: 60 },
  },
  {
    resource: 'notice_rules',
    label: wording('screens.notices'),
    icon: 'bell',
    permission: 'SYS_CONF',
    list: '/system/notice',
    add: '/system/notice/add',
    row: '/system/notice/details/:id',
    menu: { group: 'configuration', under: 'system_configuration', order: 60 },
  },
  {
    resource: 'company_warnings',
    label: wording('screens.company_warnings'),
    icon: 'warning',
    permission: 'NOTIFICATION_TEMPLATE_CONF',
    list: '/company/template/warning',
    add: '/company/template/warning/add',
    row: '/company/template/warning/details/:id',
    menu: { group: 'company_templates', order: 50 },
  },
  {
    resource: 'company_notices',
    label: wording('screens.company_notices'),
    icon: 'bell',
    permission: 'NOTIFICATION_TEMPLATE_CONF',
    list: '/company/template/notice',
    add: '/company/template/notice/add',
    row: '/company/template/notice/details/:id',
    menu: { group: 'company_templates', order: 60 },
  },
]
