import type { Screen } from '#kernel/screens/screen'

import { wording } from '#plugins/literature/lang/server/wording'

const reading = {
  permission: 'LITER_REPORT',
  controller: () => import('#plugins/literature/reading/article_controller'),
} as const

/** What people open of literature. */
export const literatureScreens: readonly Screen[] = [
  {
    ...reading,
    name: 'literature.articles.screen',
    address: '/literature/peport_retaieval',
    method: 'screen',
    menu: {
      ...{ group: 'literature', order: 10, label: wording('screens.articles') },
      icon: 'literature/articles',
    },
  },
  {
    ...reading,
    name: 'literature.desk.screen',
    address: '/literature/desk',
    method: 'desk',
    menu: {
      ...{ group: 'literature', order: 20, label: wording('screens.desk') },
      icon: 'literature/desk',
    },
  },
  {
    name: 'literature.tasks.screen',
    address: '/literature/peport_task',
    permission: 'LITER_REPORT',
    controller: () => import('#plugins/literature/tasks/task_controller'),
    method: 'screen',
    menu: {
      ...{ group: 'literature', order: 30, label: wording('screens.tasks') },
      icon: 'calendar',
    },
  },
  {
    name: 'literature.sources.screen',
    address: '/system/literature/sources',
    permission: 'LITER_CONF',
    controller: () => import('#plugins/literature/configuration/source_controller'),
    method: 'screen',
    menu: {
      ...{ group: 'configuration', under: 'system_configuration', order: 95 },
      ...{ label: wording('screens.sources'), icon: 'calendar' },
    },
  },
]
