import { kernelErrors } from '#kernel/errors/kernel_errors'

import { wording } from '#plugins/queries/lang/server/wording'

/** QRY-01: what is asked and what is replied cannot be empty (2017). */
export function refuseEmpty(content: string): void {
  if (content === '') throw new kernelErrors.E_PARAMETER({ detail: isEmpty })
}

const isEmpty = wording('refuse_empty.content')
