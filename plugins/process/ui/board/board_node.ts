import type { Answer } from '#resources/app/calls/call'

/** A node with the cases that stand there. */
export type BoardNode = Answer<'GET /case/process/board'>['nodes'][number]
