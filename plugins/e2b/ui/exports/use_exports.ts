import type { Answer } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'

/** An export of many cases. */
export type ExportOfCases = Answer<'GET /e2b/exports'>[number]

/** How often it is asked how far exports are, in milliseconds. */
const EVERY_MS = 1000

/** The exports of the project that are at work or can still be downloaded; followed while some are at work. */
export const useExports = () =>
  useAnswer(
    'GET /e2b/exports',
    {},
    {
      keep: true,
      poll: true,
      every: (list) => (list?.some(({ state }) => state === 'waiting') ? EVERY_MS : false),
    }
  )
