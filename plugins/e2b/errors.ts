import { defineErrors } from '#kernel/errors/define_errors'

import entries from './lang/server/errors.json' with { type: 'json' }

/** Refusals of reading and writing messages (error catalogue 2101, 2705-2707). */
export const e2bErrors = defineErrors(
  'e2b',
  {
    E_IMPORT_FAILED: { code: 2101, status: 422 },
    E_NOT_STANDARD: { code: 2705, status: 422 },
    E_NO_IDENTIFIERS: { code: 2706, status: 409 },
    E_XML: { code: 2707, status: 500 },
  },
  entries
)
