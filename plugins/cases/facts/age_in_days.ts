import type { CaseContent } from '#kernel/case/content/case_content'
import { valueOf } from '#kernel/case/content/leaf'

import { possibleDays } from '#plugins/cases/facts/possible_days'
import { rowsOf } from '#plugins/cases/records/content_readers'

const YEAR = 365.25
const DAY = 86_400_000

/** Days of the units of D.2.2b (UCUM); a month is the twelfth part of a year. */
const daysOf: Readonly<Record<string, number>> = {
  'h': 1 / 24,
  'd': 1,
  'wk': 7,
  'mo': YEAR / 12,
  'a': YEAR,
  '10.a': 10 * YEAR,
}

/** An age beyond this many days is a slip of the pen: nobody lived for 150 years. */
const MOST_DAYS = 150 * YEAR

/**
 * How old the patient was at the onset of the reaction, in whole days: as D.2.2a says in the unit of
 * D.2.2b, else from the day of birth (D.2.1) to the first onset (E.i.4) where both are known to the
 * day. Null where neither tells.
 */
export function ageInDays(content: CaseContent): number | null {
  const days = statedAge(content) ?? countedAge(content)
  return days === null || days < 0 || days > MOST_DAYS ? null : Math.floor(days + 1e-6)
}

function statedAge({ D_2_2a, D_2_2b }: CaseContent): number | null {
  const value = valueOf(D_2_2a)
  const unit = daysOf[String(valueOf(D_2_2b))]
  if (typeof value !== 'string' || value.trim() === '' || unit === undefined) return null
  const days = Number(value) * unit
  return Number.isFinite(days) ? days : null
}

function countedAge(content: CaseContent): number | null {
  const born = dayOf(content.D_2_1)
  const onsets = rowsOf(content, 'E_i').flatMap(({ E_i_4 }) => dayOf(E_i_4) ?? [])
  if (born === null || onsets.length === 0) return null
  return (Math.min(...onsets) - born) / DAY
}

function dayOf(leaf: unknown): number | null {
  const { first, last } = possibleDays(leaf)
  return first !== null && first === last ? Date.parse(first) : null
}
