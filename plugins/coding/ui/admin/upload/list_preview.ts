import type { Answer } from '#resources/app/calls/call'

/** What a list would do, as the server tells it: the first lines of each kind, the counts of all. */
export type ListPreview = Answer<'POST /coding/synonyms/uploads/preview'>

export type ShownLine = ListPreview['fresh'][number]

/** A synonym as it is or would be. */
export type ShownSynonym = ListPreview['changed'][number]['before']
