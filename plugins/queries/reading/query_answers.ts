import {
  has,
  id,
  listOf,
  moment,
  oneOf,
  orNull,
  text,
  truth,
  whole,
  words,
} from '#kernel/http/answers'

import { messageKinds, queryStatuses } from '#plugins/queries/contract/query'

/** A query, as it is answered. */
export const queryAnswer = {
  id,
  number: whole,
  caseId: id,
  caseNo: text,
  /** Version and revision that the case had when it was asked. */
  caseVersion: whole,
  caseRevision: whole,
  page: orNull(text),
  path: orNull(text),
  /** Page and element; null where the query is about the whole case. */
  placeName: orNull(words),
  status: oneOf(...queryStatuses),
  senderId: id,
  senderName: text,
  receiverId: id,
  receiverName: text,
  /** What was asked last; of a draft what is to be asked. */
  content: text,
  /** What was replied last. */
  reply: orNull(text),
  revision: whole,
  createdAt: moment,
  sentAt: orNull(moment),
  repliedAt: orNull(moment),
  closedAt: orNull(moment),
}

/** The same with all that was said in it. */
export const threadAnswer = {
  ...queryAnswer,
  /** It is open, and the row that it asks about was deleted. */
  isRowGone: truth,
  messages: listOf(
    has({ kind: oneOf(...messageKinds), content: text, authorName: text, at: moment })
  ),
}
