import { defineErrors } from '#kernel/errors/define_errors'

export const caseErrors = defineErrors('cases', {
  E_CASE_CODING: { code: 2207, status: 422 },
  E_CASE_NUMBER: { code: 2501, status: 409 },
  E_CASE_CHANGED: { code: 2601, status: 409 },
  E_CASE_NOT_IN_PROJECT: { code: 2604, status: 404 },
  E_CASE_LIMIT: { code: 6008, status: 409 },
})
