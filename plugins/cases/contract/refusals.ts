import { defineErrors } from '#kernel/errors/define_errors'

/** Refusals that plugins give, too, which change cases. */
export const caseRefusals = defineErrors('cases', {
  E_CASE_CHANGED: { code: 2601, status: 409 },
})
