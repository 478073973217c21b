import { DateTime } from 'luxon'

/** How often a search runs: 1 day, 3 days, 1 week, 2 weeks, 1 month, 3 months, 6 months, 1 year. */
const CYCLES = {
  '1_day': { days: 1 },
  '3_days': { days: 3 },
  '1_week': { days: 7 },
  '2_weeks': { days: 14 },
  '1_month': { months: 1 },
  '3_months': { months: 3 },
  '6_months': { months: 6 },
  '1_year': { months: 12 },
} as const

export type Cycle = keyof typeof CYCLES

export const cycles = Object.keys(CYCLES) as readonly Cycle[]

/** A day as yyyy-MM-dd; days compare as texts. */
export type Day = string

/**
 * The day on which a cycle begins again for the n-th time after its anchor. It is counted from the
 * anchor: that of the 31st is the last day of a shorter month and the 31st again after it.
 * @param count whole cycles since the anchor, from 0
 */
export function dueDay(anchor: Day, cycle: Cycle, count: number): Day {
  const step: { readonly days?: number; readonly months?: number } = CYCLES[cycle]
  const { days = 0, months = 0 } = step
  return dayText(atDay(anchor).plus({ days: days * count, months: months * count }))
}

/** The last day up to `today` on which a run is due; null before the end of the first cycle. */
export function lastDueDay(anchor: Day, cycle: Cycle, today: Day): Day | null {
  const step: { readonly days?: number; readonly months?: number } = CYCLES[cycle]
  const unit = step.months === undefined ? 'days' : 'months'
  const passed = atDay(today).diff(atDay(anchor), unit).as(unit)
  const guess = Math.ceil(passed / (step.months ?? step.days ?? 1)) + 1
  for (let count = guess; count >= 1; count--) {
    const day = dueDay(anchor, cycle, count)
    if (day <= today) return day
  }
  return null
}

/** The day so many days later (earlier where negative). */
export function dayAfter(day: Day, days = 1): Day {
  return dayText(atDay(day).plus({ days }))
}

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && atDay(text).isValid
}

const atDay = (day: Day) => DateTime.fromISO(day, { zone: 'utc' })

const dayText = (moment: DateTime) => moment.toFormat('yyyy-MM-dd')

/** How many days there are from one to another, both included. */
export function daysIn(from: Day, to: Day): number {
  return Math.round(atDay(to).diff(atDay(from), 'days').days) + 1
}
