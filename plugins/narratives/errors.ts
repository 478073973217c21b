import { defineErrors } from '#kernel/errors/define_errors'

import entries from './lang/server/errors.json' with { type: 'json' }

export const narrativeErrors = defineErrors(
  'narratives',
  { E_NO_NARRATIVE: { code: 2208, status: 409 } },
  entries
)
