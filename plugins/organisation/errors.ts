import { defineErrors } from '#kernel/errors/define_errors'

import entries from './lang/server/errors.json' with { type: 'json' }

export const organisationErrors = defineErrors(
  'organisation',
  {
    E_SPONSOR_NAME: { code: 30009, status: 409 },
    E_SPONSOR_IN_USE: { code: 30010, status: 409 },
    E_SERVER_NAME: { code: 30011, status: 409 },
    E_SERVER_IN_USE: { code: 30012, status: 409 },
    E_DRUG_NAME: { code: 30013, status: 409 },
    E_DRUG_IN_USE: { code: 30014, status: 409 },
  },
  entries
)
