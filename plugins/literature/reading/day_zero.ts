import type { ProposedDay } from '#plugins/literature/contract/shown'
import { criterionLetters, type Proof, type Step } from '#plugins/literature/contract/review'
import { wording } from '#plugins/literature/lang/server/wording'

/** What is known of an article by when; moments as ISO 8601. */
export interface KnownByWhen {
  /** When a record of it first came, and all that its record says. */
  readonly records: readonly { readonly at: string; readonly says: string }[]
  readonly steps: readonly Step[]
  readonly proofs: readonly Proof[]
}

/**
 * The day from which the time to report counts: that on which patient, drug, reaction and reporter were
 * all at hand (ICH E2D, section 4.2). Where the record that came says what proves them, the day it came;
 * else the day of the full text; else the present day.
 * @param dayOf the day of a moment where the project is
 */
export function proposeDayZero(
  { records, steps, proofs }: KnownByWhen,
  dayOf: (moment: string) => string,
  now: string
): ProposedDay {
  const isWhole = criterionLetters.every((letter) =>
    proofs.some(({ criterion }) => criterion === letter)
  )
  const inOrder = [...records].toSorted((a, b) => (a.at < b.at ? -1 : 1))
  const first = inOrder.find(({ says }) => proofs.every(({ text }) => says.includes(text)))
  if (isWhole && first) return { day: dayOf(first.at), because: wording('day_zero.record') }
  const text = steps.find(({ details }) => details.act === 'full_text')
  if (isWhole && text) return { day: dayOf(text.at), because: wording('day_zero.full_text') }
  return { day: dayOf(now), because: wording(isWhole ? 'day_zero.today' : 'day_zero.missing') }
}
