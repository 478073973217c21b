import type { Answer } from '#resources/app/calls/call'

/** A list of codes as the server gives it. */
export type StandardList = Answer<'GET /admin/standard_lists/{id}'>
