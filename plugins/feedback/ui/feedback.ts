import type { Answer } from '#resources/app/calls/call'

/** A message of a list. */
export type Feedback = Answer<'GET /feedback'>['rows'][number]

/** A message with what it says, and what it is to the cases. */
export type ShownFeedback = Answer<'GET /feedback/{feedbackMessageId}'>
