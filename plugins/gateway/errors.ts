import { defineErrors } from '#kernel/errors/define_errors'

import entries from './lang/server/errors.json' with { type: 'json' }

/** Refusals of submitting (error catalogue 2703, 2907, 2908, 6011); steps carry 2901 to 2906. */
export const gatewayErrors = defineErrors(
  'gateway',
  {
    E_NOT_ENABLED: { code: 2703, status: 409 },
    E_XML_FAILED: { code: 2907, status: 500 },
    E_XML_INVALID: { code: 2908, status: 422 },
    E_PORT_TESTED: { code: 6011, status: 409 },
  },
  entries
)
