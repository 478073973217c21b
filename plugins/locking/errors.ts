import { defineErrors } from '#kernel/errors/define_errors'

import entries from './lang/server/errors.json' with { type: 'json' }

export const lockingErrors = defineErrors(
  'locking',
  {
    E_UNLOCK_PENDING: { code: 6010, status: 409 },
    E_UNLOCK_DECIDED: { code: 50001, status: 409 },
  },
  entries
)
