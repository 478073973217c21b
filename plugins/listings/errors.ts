import { defineErrors } from '#kernel/errors/define_errors'

import entries from './lang/server/errors.json' with { type: 'json' }

export const listingErrors = defineErrors(
  'listings',
  {
    E_CELL: { code: 2400, status: 422 },
    E_NAME_TAKEN: { code: 2909, status: 409 },
  },
  entries
)
