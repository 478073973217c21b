import { defineErrors } from '#kernel/errors/define_errors'

import entries from './lang/server/errors.json' with { type: 'json' }

export const notificationErrors = defineErrors(
  'notifications',
  {
    E_NOTICE_INTERVAL: { code: 30019, status: 422 },
    E_NOTICE_WITHOUT_RECEIVER: { code: 30020, status: 422 },
  },
  entries
)
