import type { Screen } from '#kernel/screens/screen'

import { wording } from '#plugins/queries/lang/server/wording'

const may = {
  permission: 'CASE_QUERY',
  controller: () => import('#plugins/queries/reading/query_controller'),
} as const

/** What people open of queries: all of a project, and those that wait for oneself. */
export const queryScreens: readonly Screen[] = [
  {
    ...may,
    name: 'queries.screen',
    address: '/center/query',
    method: 'screen',
    menu: { group: 'case', order: 20, label: wording('plugin.queries'), icon: 'query' },
  },
  {
    ...may,
    name: 'queries.home',
    address: '/user_home/home_question',
    method: 'home',
    menu: { group: 'home', order: 20, label: wording('plugin.my_queries'), icon: 'query' },
  },
]
