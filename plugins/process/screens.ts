import type { Screen } from '#kernel/screens/screen'

import { wording } from '#plugins/process/lang/server/wording'

/** What people open of the process. */
export const processScreens: readonly Screen[] = [
  {
    name: 'process.tasks.show',
    address: '/user_home/home_process',
    permission: 'CASE_DATA',
    controller: () => import('#plugins/process/tasks/task_controller'),
    method: 'screen',
    menu: { group: 'home', order: 20, label: wording('plugin.tasks'), icon: 'list' },
  },
]
