import type { Answer } from '#resources/app/calls/call'

/** Coding of many cases at once, as it stands. */
export type CodingRun = Answer<'GET /coding/runs/{codingRunId}'>

/** What is to be done to many cases at once. */
export type RunOrder = CodingRun['asked']

/** What came of a run. */
export type RunCounts = CodingRun['counts']
