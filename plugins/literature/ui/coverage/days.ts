import type { Answer } from '#resources/app/calls/call'

/** Which days are covered, as the server says it. */
export type Coverage = Answer<'GET /literature/coverage'>

/** Days that a screen shows: six weeks. */
export const DAYS = 42
