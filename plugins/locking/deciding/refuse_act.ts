import { kernelErrors } from '#kernel/errors/kernel_errors'

import { type HeldRequest, type RequestAct, whyNot } from '#plugins/locking/contract/unlock_request'
import { lockingErrors } from '#plugins/locking/errors'
import { wording } from '#plugins/locking/lang/wording'
import { lookerAtHand } from '#plugins/locking/reading/seen_requests'

/** Refuses with 50001 a request that was decided, with 1003 who may not do that with it. */
export function refuseAct(act: RequestAct, request: HeldRequest): void {
  const why = whyNot(act, request, lookerAtHand())
  if (why === null) return
  if (why === 'decided') throw new lockingErrors.E_UNLOCK_DECIDED()
  throw new kernelErrors.E_NO_PERMISSION({ detail: wording(`why.${why}`) })
}
