import { isRealDate } from '#kernel/case/content/partial_date'
import { valueOf } from '#kernel/case/content/leaf'
import { momentText } from '#kernel/fields/moment_text'

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/
const MONTH = 'yyyy-MM'.length
const YEAR = 'yyyy'.length

/**
 * The day (yyyy-MM-dd) of a date of receipt where the project is: a moment with its distance from UTC is
 * shown by the clocks of the time zone, a day is one as it is written, a month or a year begins with its
 * first day. Null where the leaf says no date.
 * @param timeZone IANA name
 */
export function dayInZone(leaf: unknown, timeZone: string): string | null {
  const value = valueOf(leaf)
  if (typeof value !== 'string' || !isRealDate(value)) return null
  if (MOMENT.test(value)) return momentText(timeZone, value).slice(0, 10)
  const day = value.slice(0, 10)
  if (day.length === YEAR) return `${day}-01-01`
  return day.length === MONTH ? `${day}-01` : day
}
