import type { Answer } from '#resources/app/calls/call'

/** A message that waits for a case. */
export type IncomingMessage = Answer<'GET /cases/{caseId}/incoming'>[number]

/** The same beside the case. */
export type ShownMessage = Answer<'GET /cases/{caseId}/incoming/{itemId}'>
