import { defineErrors } from '#kernel/errors/define_errors'

import entries from '../lang/server/errors.json' with { type: 'json' }

/** Refusals that plugins give, too, which change cases. */
export const caseRefusals = defineErrors(
  'cases',
  {
    E_CASE_CHANGED: { code: 2601, status: 409 },
  },
  entries
)
