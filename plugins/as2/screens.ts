import type { Screen } from '#kernel/screens/screen'

import { wording } from '#plugins/as2/lang/server/wording'

/** What people open of messages by AS2. */
export const as2Screens: readonly Screen[] = [
  {
    name: 'as2.refusals.screen',
    address: '/company/gateway/refused',
    permission: 'GATEWAY_CONF',
    controller: () => import('#plugins/as2/receiving/refusal_controller'),
    method: 'screen',
    menu: { group: 'company', order: 46, label: wording('screens.refused'), icon: 'warning' },
  },
]
