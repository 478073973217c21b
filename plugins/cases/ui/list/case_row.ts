import type { Answer } from '#resources/app/calls/call'

export type CasePage = Answer<'GET /cases'>

/** One case of the list: the values of all columns, those of plugins too, by key. */
export type CaseRow = CasePage['rows'][number] & { readonly [column: string]: unknown }
