import { defineErrors } from '#kernel/errors/define_errors'

export const queryErrors = defineErrors('queries', {
  E_NO_QUERIES: { code: 2402, status: 404 },
})
