import { defineErrors } from '#kernel/errors/define_errors'

import { messageRefusals } from '#plugins/e2b/contract/refusals'

import entries from './lang/server/errors.json' with { type: 'json' }

const own = defineErrors(
  'e2b',
  {
    E_IMPORT_FAILED: { code: 2101, status: 422 },
    E_NOT_STANDARD: { code: 2705, status: 422 },
  },
  entries
)

/** Refusals of reading and writing messages (error catalogue 2101, 2705-2707). */
export const e2bErrors = { ...messageRefusals, ...own }
