import type { Screen } from '#kernel/screens/screen'

import { wording } from '#plugins/sur/lang/server/wording'

const controller = () => import('#plugins/sur/reports/report_controller')

/** The screens of a kind of periodic report, at the addresses of its group. */
function screensOf(kind: 'dsur' | 'psur', order: number): readonly Screen[] {
  const may = { permission: kind.toUpperCase(), controller } as const
  const group = 'report'
  return [
    {
      ...may,
      name: `sur.${kind}.list`,
      address: `/${kind}/report-write/list`,
      also: [`/${kind}`],
      method: `${kind}s`,
      menu: { group, order, label: wording(`screens.${kind}`), icon: 'book' },
    },
    {
      ...may,
      name: `sur.${kind}.setup`,
      address: `/${kind}/base_config`,
      method: `${kind}Setup`,
    },
    {
      ...may,
      name: `sur.${kind}.template`,
      address: `/${kind}/temp_view`,
      method: `${kind}Template`,
    },
    {
      ...may,
      name: `sur.${kind}.registers`,
      address: `/${kind}/registers`,
      method: `${kind}Registers`,
    },
    {
      ...may,
      name: `sur.${kind}.writing`,
      address: `/${kind}/report-write/docView/:reportId`,
      method: kind,
    },
  ]
}

/** What people open of periodic reports, and what the company decides of them. */
export const surScreens: readonly Screen[] = [
  ...screensOf('dsur', 80),
  ...screensOf('psur', 85),
  {
    name: 'sur.company.screen',
    address: '/company/template/periodical',
    permission: 'SUR_CONF',
    controller: () => import('#plugins/sur/opening/opening_controller'),
    method: 'screen',
    menu: {
      group: 'company_templates',
      order: 60,
      label: wording('screens.company'),
      icon: 'book',
    },
  },
]
