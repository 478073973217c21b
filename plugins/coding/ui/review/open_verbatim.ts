import type { Answer } from '#resources/app/calls/call'

/** One page of words that wait for a term. */
export type OpenVerbatims = Answer<'GET /coding/open_verbatims'>

/** Words that wait for a term, with the term that they most likely mean. */
export type OpenVerbatim = OpenVerbatims['rows'][number]
