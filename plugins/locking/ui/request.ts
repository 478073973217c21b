import type { Answer } from '#resources/app/calls/call'

/** A request of a list. */
export type UnlockRequest = Answer<'GET /unlock/task'>['rows'][number]
