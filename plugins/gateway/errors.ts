import { defineErrors } from '#kernel/errors/define_errors'

import entries from './lang/server/errors.json' with { type: 'json' }

/** Refusals of submitting (error catalogue 2703, 6011); steps that fail carry 2901 to 2908. */
export const gatewayErrors = defineErrors(
  'gateway',
  {
    E_NOT_ENABLED: { code: 2703, status: 409 },
    E_PORT_TESTED: { code: 6011, status: 409 },
  },
  entries
)
