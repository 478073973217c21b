import type { ResourceScreens, Screen } from '#kernel/screens/screen'

import { wording } from '#plugins/gateway/lang/server/wording'

/** What people open of submissions. */
export const gatewayScreens: readonly Screen[] = [
  {
    name: 'gateway.submissions.screen',
    address: '/submit/index',
    also: ['/submit'],
    permission: 'CASE_DECLARE',
    controller: () => import('#plugins/gateway/reading/submission_controller'),
    method: 'screen',
    menu: { group: 'submission', order: 10, label: wording('screens.submissions'), icon: 'upload' },
  },
  {
    name: 'gateway.calendar.screen',
    address: '/submit/calendar',
    permission: 'CASE_DECLARE',
    controller: () => import('#plugins/gateway/reading/submission_controller'),
    method: 'calendar',
    menu: { group: 'submission', order: 20, label: wording('screens.calendar'), icon: 'calendar' },
  },
  {
    name: 'gateway.submission.screen',
    address: '/submit/:submissionId',
    permission: 'CASE_DECLARE',
    controller: () => import('#plugins/gateway/reading/submission_controller'),
    method: 'one',
  },
  {
    name: 'gateway.traffic.screen',
    address: '/company/data/gateway',
    permission: 'GATEWAY_CONF',
    controller: () => import('#plugins/gateway/traffic/traffic_controller'),
    method: 'ofCompany',
    menu: { group: 'company_data', order: 10, label: wording('screens.traffic'), icon: 'server' },
  },
  {
    name: 'gateway.platform_traffic.screen',
    address: '/admin/data/gateway',
    permission: 'COMPANY_CONF',
    controller: () => import('#plugins/gateway/traffic/traffic_controller'),
    method: 'ofPlatform',
    menu: { group: 'platform_data', order: 10, label: wording('screens.traffic'), icon: 'server' },
  },
]

/** Destinations of a project, connections of the company. */
export const gatewayResources: readonly ResourceScreens[] = [
  {
    resource: 'gateway_destinations',
    label: wording('screens.destinations'),
    icon: 'server',
    permission: 'CASE_DECLARE_CONF',
    list: '/system/submit',
    add: '/system/submit/add',
    row: '/system/submit/details/:id',
    menu: { group: 'configuration', under: 'system_configuration', order: 70 },
  },
  {
    resource: 'gateway_connections',
    label: wording('screens.connections'),
    icon: 'server',
    permission: 'GATEWAY_CONF',
    list: '/company/gateway',
    add: '/company/gateway/add',
    row: '/company/gateway/details/:id',
    menu: { group: 'company', order: 45 },
  },
]
