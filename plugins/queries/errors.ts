import { defineErrors } from '#kernel/errors/define_errors'

import entries from './lang/server/errors.json' with { type: 'json' }

export const queryErrors = defineErrors(
  'queries',
  {
    E_NO_QUERIES: { code: 2402, status: 404 },
  },
  entries
)
