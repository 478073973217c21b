import type { Answer } from '#resources/app/calls/call'

/** A load as the server shows it. */
export type Load = Answer<'GET /admin/dictionary_loads/{id}'>

/** What is wrong with a release, and where. */
export type LoadProblem = Load['problems'][number]
