import type { Answer } from '#resources/app/calls/call'

/** A query of a list. */
export type Query = Answer<'GET /query'>['rows'][number]

/** A query with all that was said in it. */
export type Thread = Answer<'GET /query/{queryId}'>
