import { defineErrors } from '#kernel/errors/define_errors'

import entries from '../lang/server/errors.json' with { type: 'json' }

/** Refusals of messages that plugins give, too, which write them. */
export const messageRefusals = defineErrors(
  'e2b',
  {
    E_NO_IDENTIFIERS: { code: 2706, status: 409 },
    E_XML: { code: 2707, status: 500 },
  },
  entries
)
