import type { CaseContent, Row } from '#kernel/case/content/case_content'
import { isFilled, valueOf } from '#kernel/case/content/leaf'

import { rowsOf } from '#plugins/cases/records/content_readers'

const letters = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** Whether each criterion of E.i.3.2 is met; one that is not met or not answered is false. */
type Criteria = Record<`criterion_${(typeof letters)[number]}`, boolean>

export const criteriaColumns = letters.map((letter) => `criterion_${letter}` as const)

const isMet = (event: Row, letter: string) =>
  [true, 'true'].includes(valueOf(event[`E_i_3_2${letter}`]) as string | boolean)

/** The criteria that any of these events meets. */
export function criteriaOf(events: readonly Row[]): Criteria {
  return Object.fromEntries(
    letters.map((letter) => [`criterion_${letter}`, events.some((event) => isMet(event, letter))])
  ) as Criteria
}

/**
 * Whether an event is serious: `yes` where any criterion is met, `no` where each is answered and none
 * is met (no information is an answer: ICH E2B(R3), E.i.3.2), null where an answer is missing.
 */
export function seriousEvent(event: Row): 'yes' | 'no' | null {
  if (letters.some((letter) => isMet(event, letter))) return 'yes'
  return letters.every((letter) => isFilled(event[`E_i_3_2${letter}`])) ? 'no' : null
}

/** Whether a case is serious: as its gravest event; null without events. */
export function seriousCase(content: CaseContent): 'yes' | 'no' | null {
  const events = rowsOf(content, 'E_i').map(seriousEvent)
  if (events.includes('yes')) return 'yes'
  return events.length > 0 && !events.includes(null) ? 'no' : null
}
