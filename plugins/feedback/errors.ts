import { defineErrors } from '#kernel/errors/define_errors'

import entries from './lang/server/errors.json' with { type: 'json' }

/** Refusals of regulator feedback data (error catalogue 5416, 6013). */
export const feedbackErrors = defineErrors(
  'feedback',
  {
    E_FEEDBACK_CODE: { code: 5416, status: 422 },
    E_FEEDBACK_FILE: { code: 6013, status: 422 },
  },
  entries
)
