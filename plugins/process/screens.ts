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
  {
    name: 'process.board.show',
    address: '/user_home/board',
    permission: 'CASE_DATA',
    controller: () => import('#plugins/process/board/board_controller'),
    method: 'screen',
    menu: { group: 'home', order: 25, label: wording('plugin.board'), icon: 'people' },
  },
  {
    name: 'process.setup',
    address: '/system/process',
    permission: 'SYS_CONF',
    controller: () => import('#plugins/process/definition/setup_controller'),
    method: 'screen',
    menu: {
      group: 'configuration',
      under: 'system_configuration',
      order: 50,
      label: wording('plugin.process'),
      icon: 'list',
    },
  },
  {
    name: 'process.template',
    address: '/company/template/process',
    permission: 'PROCESS_TEMPLATE',
    controller: () => import('#plugins/process/definition/template_controller'),
    method: 'screen',
    menu: {
      group: 'company_templates',
      order: 60,
      label: wording('plugin.template'),
      icon: 'list',
    },
  },
]
