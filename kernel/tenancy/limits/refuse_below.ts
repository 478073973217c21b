import { kernelErrors } from '#kernel/errors/kernel_errors'

/**
 * Refuses (2017) a limit below what is there already.
 * @param field that holds the limit
 */
export function refuseBelow(field: string, limit: number, present: number): void {
  if (limit >= present) return
  const message = { en: `There are ${present} already.`, zh: `当前已有 ${present} 个` }
  throw new kernelErrors.E_PARAMETER({ detail: message, errors: [{ field, message }] })
}
