import type { Answer } from '#resources/app/calls/call'
import { useAnswer } from '#resources/app/calls/use_answer'

/** Papers of many cases that one has asked for. */
export type PaperRun = Answer<'GET /papers/runs'>[number]

/** How often it is asked how far they are, in milliseconds. */
const EVERY_MS = 1000

/** The papers of many cases that one has asked for; followed while some are at work. */
export const useRuns = () =>
  useAnswer(
    'GET /papers/runs',
    {},
    {
      keep: true,
      poll: true,
      every: (list) => (list?.some(({ state }) => state === 'waiting') ? EVERY_MS : false),
    }
  )
