import type { Asked } from '#resources/app/calls/call'

/** What can be done with many at once. */
export type ManyAct = NonNullable<Asked<'POST /submissions/many'>['body']>['act']

export const manyActs = ['confirm', 'submit', 'close'] as const satisfies ManyAct[]
