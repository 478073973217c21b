import { defineErrors } from '#kernel/errors/define_errors'

import entries from './lang/server/errors.json' with { type: 'json' }

/** Refusals of literature (error catalogue 6001 to 6003). */
export const literatureErrors = defineErrors(
  'literature',
  {
    E_KEYWORD_EXISTS: { code: 6001, status: 409 },
    E_FETCH_FAILED: { code: 6002, status: 502 },
    E_LITERATURE_REQUIRED: { code: 6003, status: 422 },
  },
  entries
)
