import type { Answer } from '#resources/app/calls/call'

/** What an upload would do, or has done. */
export type UploadOutcome = Answer<'POST /drugs/product_files'>
