import { SimpleErrorReporter } from '@vinejs/vine'

import type { Refusal } from '#kernel/errors/define_errors'
import { kernelErrors } from '#kernel/errors/kernel_errors'
import type { Violation } from '#kernel/errors/violations'

/** The refusal of values that a validator does not take, by what it found wrong with them. */
export type Refuse = (fields: readonly Violation[]) => Refusal

/**
 * Options with which a validator of VineJS refuses instead of failing: with 2017 and a sentence for
 * each wrong value, or with the refusal that is given here.
 */
export const refusing = (refuse: Refuse = unsound) => ({
  errorReporter: () => new RefusalReporter(refuse),
})

const unsound: Refuse = (fields) => new kernelErrors.E_PARAMETER({ fields })

class RefusalReporter extends SimpleErrorReporter {
  constructor(private refuse: Refuse) {
    super()
  }

  createError() {
    // What a validator fails with is up to its reporter; the type of VineJS knows its own only.
    return this.refuse(this.errors) as never
  }
}
