import { kernelErrors } from '#kernel/errors/kernel_errors'
import { wording } from '#kernel/lang/server/wording'

/**
 * Refuses (2017) a limit below what is there already, in a sentence that names both numbers. Whoever
 * adds one must wait until the change of the limit is over.
 * @param field that holds the limit
 */
export function refuseBelow(field: string, limit: number, present: number): void {
  if (limit >= present) return
  const message = wording('refuse_below.message', { limit, present })
  throw new kernelErrors.E_PARAMETER({ detail: message, errors: [{ field, message }] })
}
