import type { ReviewStatus } from '#plugins/literature/contract/review'

/** What people do with an article. */
export const screeningActs = [
  ...(['choose', 'want_full_text', 'full_text', 'judge', 'proofs'] as const),
  ...(['case', 'close', 'return', 'give'] as const),
] as const

export type ScreeningAct = (typeof screeningActs)[number]

const open = ['possible', 'full_text_wanted', 'full_text', 'valid'] as const

const from: Readonly<Record<ScreeningAct, readonly ReviewStatus[]>> = {
  choose: ['to_screen', 'undecided', 'conflict'],
  want_full_text: ['possible'],
  full_text: ['possible', 'full_text_wanted', 'full_text'],
  judge: ['possible', 'full_text_wanted', 'full_text', 'valid', 'not_valid'],
  proofs: ['to_screen', 'undecided', ...open],
  case: [...open, 'case'],
  close: ['excluded', 'safety', 'not_valid', 'case'],
  return: ['excluded', 'safety', ...open, 'not_valid', 'closed'],
  give: ['checking', 'to_screen', 'undecided', 'conflict', ...open],
}

/** Whether something can be done with an article where it is. Server and browser ask this. */
export const mayDo = (act: ScreeningAct, status: ReviewStatus): boolean =>
  from[act].includes(status)
