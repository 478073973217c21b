import { defineErrors } from '#kernel/errors/define_errors'

export const processErrors = defineErrors('process', {
  E_NOBODY_TO_ASSIGN: { code: 30017, status: 409 },
})
