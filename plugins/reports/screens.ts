import type { Screen } from '#kernel/screens/screen'

import { wording } from '#plugins/reports/lang/server/wording'

const counted = [
  ...['submit', 'batch_release', 'response_time', 'distribution', 'age_group'],
  ...['effective_report', 'gender', 'drug_combination', 'adverse_event_outcome', 'time_trend'],
  ...['area', 'type_of_corporate_report', 'report_ponderance'],
]

const controller = () => import('#plugins/reports/counting/report_controller')
const permission = 'CASE_REPORT_CONF'

/** The report center and its reports; line listings are a plugin of their own. Maps are of the company. */
export const reportScreens: readonly Screen[] = [
  {
    ...{ name: 'reports.center', address: '/report', permission, controller, method: 'screen' },
    menu: { group: 'report', order: 5, label: wording('plugin.center'), icon: 'list' },
  },
  {
    ...{ name: 'reports.preview', address: '/report/report_preview', permission, controller },
    method: 'preview',
  },
  ...counted.map((key): Screen => ({
    ...{ name: `reports.${key}`, address: `/report/${key}`, permission, controller },
    method: 'one',
  })),
  {
    ...{ name: 'reports.maps.screen', address: '/company/maps', permission: 'REPORT_MAP_CONF' },
    controller: () => import('#plugins/reports/maps/map_controller'),
    method: 'screen',
    menu: { group: 'company_data', order: 60, label: wording('plugin.maps'), icon: 'chart' },
  },
]
