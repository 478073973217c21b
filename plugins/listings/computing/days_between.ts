import { parsePartialDate } from '#kernel/case/content/partial_date'

const DAY = 86_400_000

/**
 * Full days from one date to another, by the days as they are written. Null where one of them is not known
 * to the day: a month is never made a day.
 */
export function daysBetween(from: string, to: string): number | null {
  const [first, last] = [dayOf(from), dayOf(to)]
  return first === null || last === null ? null : Math.round((last - first) / DAY)
}

function dayOf(text: string): number | null {
  const date = parsePartialDate(text)
  if (date === null || date.parts.length < 3) return null
  const [year, month, day] = date.parts
  return Date.UTC(year!, month! - 1, day!)
}
