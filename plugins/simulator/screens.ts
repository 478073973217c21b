import type { ResourceScreens } from '#kernel/screens/screen'

import { wording } from '#plugins/simulator/lang/server/wording'

/** The regulators that this installation plays for a company. */
export const simulatorResources: readonly ResourceScreens[] = [
  {
    resource: 'simulated_regulators',
    label: wording('screens.regulators'),
    icon: 'swap',
    permission: 'GATEWAY_CONF',
    list: '/company/simulator',
    add: '/company/simulator/add',
    row: '/company/simulator/details/:id',
    menu: { group: 'company', order: 47 },
  },
]
