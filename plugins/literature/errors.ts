import { defineErrors } from '#kernel/errors/define_errors'

import entries from './lang/server/errors.json' with { type: 'json' }

/** Refusals of literature (error catalogue 6001, 6002). */
export const literatureErrors = defineErrors(
  'literature',
  {
    E_KEYWORD_EXISTS: { code: 6001, status: 409 },
    E_RETRIEVAL: { code: 6002, status: 502 },
  },
  entries
)
