import type { Screen } from '#kernel/screens/screen'

import { wording } from '#plugins/narratives/lang/server/wording'

/** The templates by which a project tells its cases. */
export const narrativeScreens: readonly Screen[] = [
  {
    ...{ name: 'narratives.templates.screen', address: '/system/narrative' },
    permission: 'NARRATIVE_CONF',
    controller: () => import('#plugins/narratives/templates/template_controller'),
    method: 'screen',
    menu: {
      ...{ group: 'configuration', under: 'system_configuration', order: 92 },
      label: wording('screens.templates'),
      icon: 'list',
    },
  },
]
