import { kernelErrors } from '#kernel/errors/kernel_errors'

import {
  type FeedbackAct,
  type FeedbackStatus,
  whyNot,
} from '#plugins/feedback/contract/feedback_message'
import { wording } from '#plugins/feedback/lang/wording'

/** Refuses with 1006 what cannot be done with a message as it is: somebody else may have come before. */
export function refuseAct(act: FeedbackAct, { status }: { status: FeedbackStatus }): void {
  const why = whyNot(act, status)
  if (why) throw new kernelErrors.E_DATA_STATUS({ detail: wording(`why.${why}`) })
}
