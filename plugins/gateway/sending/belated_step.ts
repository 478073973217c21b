import type { StepToWrite } from '#plugins/gateway/contract/steps'
import { isBelated, type SubmissionState } from '#plugins/gateway/contract/submission'
import { wording } from '#plugins/gateway/lang/server/wording'

/**
 * The step of something that a receiver says of a submission that nobody waited for any longer. It leaves the
 * submission where it is: a person decides what follows from it.
 */
export function belatedStep(
  state: SubmissionState,
  { sentence: answer, ...shows }: Omit<StepToWrite, 'act'>
): StepToWrite {
  const after = isBelated(state) ? state : 'answered'
  const said = (language: 'en' | 'zh') =>
    wording(`step.belated_${after as Late}`, { answer: answer[language] })[language]
  return { act: 'belated', sentence: { en: said('en'), zh: said('zh') }, ...shows }
}

type Late = 'halted' | 'withdrawn' | 'closed' | 'answered'
