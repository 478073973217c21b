import { precisionOf, isRealDate } from '#kernel/case/content/partial_date'
import { readTypedDate } from '#resources/forms/dates/typed_date'

/** The two ends of a period as they are asked of the list; none where nothing was typed. */
export interface Period {
  from?: string
  to?: string
}

/** What is wrong with a typed period: an end that is no date, or ends in the wrong order. */
export type PeriodFault = 'from' | 'to' | 'order'

const precisions: unknown[] = ['year', 'month', 'day']

/**
 * Reads a period as it was typed: each end a day, a month or a year. Both ends belong to it, so a
 * month includes all of its days.
 * @param today the present day, which `t` stands for
 */
export function readPeriod(
  typed: { from: string; to: string },
  today: string
): { period: Period; fault: PeriodFault | null } {
  const [from, to] = [typed.from, typed.to].map((text) => readTypedDate(text, today))
  const period = { from: from || undefined, to: to || undefined }
  if (from && !isDate(from)) return { period, fault: 'from' }
  if (to && !isDate(to)) return { period, fault: 'to' }
  return { period, fault: from && to && from > `${to}~` ? 'order' : null }
}

function isDate(text: string): boolean {
  return precisions.includes(precisionOf(text)) && isRealDate(text)
}
