import type { Screen } from '#kernel/screens/screen'

import { wording } from '#plugins/search/lang/server/wording'

/** The advanced search, beside the list of cases. */
export const searchScreens: readonly Screen[] = [
  {
    name: 'search.screen',
    address: '/center/case/search',
    permission: 'CASE_DATA',
    controller: () => import('#plugins/search/saving/saved_search_controller'),
    method: 'screen',
    menu: { group: 'case', order: 15, label: wording('plugin.advanced_search'), icon: 'search' },
  },
]
