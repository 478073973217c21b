import type { Answer, Asked } from '#resources/app/calls/call'

/** One report of one received file, and what became of it. */
export type ImportItem = Answer<'GET /e2b/imports/{importId}'>['files'][number]

/** What a person decides about a report that is not simply new. */
export type Decision =
  Asked<'POST /e2b/imports/{importId}/files/{itemId}/decision'>['body']['decision']
