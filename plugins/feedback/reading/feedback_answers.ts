import { has, id, listOf, moment, oneOf, ofType, orNull, text, whole } from '#kernel/http/answers'

import { verdicts } from '#plugins/e2b/contract/verdicts'
import { feedbackDecisions, feedbackStatuses } from '#plugins/feedback/contract/feedback_message'

/** A message of feedback data, as it is answered. */
export const feedbackAnswer = {
  id,
  code: text,
  status: oneOf(...feedbackStatuses),
  product: orNull(text),
  event: orNull(text),
  /** As far as the day was told: `2026`, `2026-01`, `2026-01-12`. */
  receivedOn: orNull(text),
  fileName: text,
  entry: orNull(text),
  report: whole,
  uploaderName: text,
  uploadedAt: moment,
  decision: oneOf(...feedbackDecisions, null),
  caseId: orNull(id),
  caseNo: orNull(text),
  reason: orNull(text),
  deciderName: orNull(text),
  decidedAt: orNull(moment),
}

const match = has({
  caseId: id,
  caseNo: text,
  reasons: listOf(has({ element: text, value: text })),
  waitsFor: oneOf('nullified', 'still_open', 'archive_first', null),
})

/** The same with what it says, and what it is to the cases of the project. */
export const shownAnswer = {
  message: has(feedbackAnswer),
  judged: orNull(has({ verdict: oneOf(...verdicts), matches: listOf(match) })),
  pages: listOf(ofType('PreviewPage', 'plugins/e2b/contract/preview_page')),
}
