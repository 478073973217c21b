import { defineErrors } from '#kernel/errors/define_errors'

import { caseRefusals } from '#plugins/cases/contract/refusals'

import entries from './lang/server/errors.json' with { type: 'json' }

const own = defineErrors(
  'cases',
  {
    E_DRUG_ASSESSED: { code: 1101, status: 409 },
    E_EVENT_ASSESSED: { code: 1102, status: 409 },
    E_BOTH_ASSESSED: { code: 1103, status: 409 },
    E_CASE_NUMBERING: { code: 2207, status: 422 },
    E_CASE_NUMBER: { code: 2501, status: 409 },
    E_CASE_DELETED: { code: 2602, status: 410 },
    E_CASE_NOT_IN_PROJECT: { code: 2604, status: 404 },
    E_FOLLOW_UP_OPEN: { code: 6006, status: 409 },
    E_FOLLOW_UP_IDENTIFIERS: { code: 6007, status: 422 },
    E_CASE_LIMIT: { code: 6008, status: 409 },
  },
  entries
)

export const caseErrors = { ...caseRefusals, ...own }
