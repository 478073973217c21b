import type { Screen } from '#kernel/screens/screen'

import { wording } from '#plugins/feedback/lang/server/wording'

/** What regulators feed back about the products of the project; after listing only, as imports are. */
export const feedbackScreens: readonly Screen[] = [
  {
    name: 'feedback.screen',
    address: '/import/feedback',
    permission: 'CASE_IMPORT_READ',
    controller: () => import('#plugins/feedback/reading/feedback_controller'),
    method: 'screen',
    menu: {
      ...{ group: 'import', order: 20, projectType: 2 },
      ...{ label: wording('screens.feedback'), icon: 'feedback/inbox' },
    },
  },
]
