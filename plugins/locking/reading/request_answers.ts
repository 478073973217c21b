import { id, moment, oneOf, orNull, text, whole } from '#kernel/http/answers'

import { requestStatuses } from '#plugins/locking/contract/unlock_request'

/** A request, as it is answered. */
export const requestAnswer = {
  id,
  caseId: id,
  caseNo: text,
  /** Version and revision that the case had when it was asked for. */
  caseVersion: whole,
  caseRevision: whole,
  status: oneOf(...requestStatuses),
  reason: text,
  askerId: id,
  askerName: text,
  askedAt: moment,
  /** Key of the node at which the case went on. */
  node: orNull(text),
  answer: orNull(text),
  deciderName: orNull(text),
  decidedAt: orNull(moment),
}
