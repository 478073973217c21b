import { defineErrors } from '#kernel/errors/define_errors'

import entries from '../lang/server/errors.json' with { type: 'json' }

/** Refusals that plugins give, too, which change cases. */
export const caseRefusals = defineErrors(
  'cases',
  {
    E_CASE_FINDINGS: { code: 2405, status: 422 },
    E_CASE_CHANGED: { code: 2601, status: 409 },
    E_CASE_LOCKED: { code: 6009, status: 423 },
  },
  entries
)
