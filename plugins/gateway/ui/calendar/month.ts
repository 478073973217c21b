const WEEK = 7
const DAY = 86_400_000

/** The month so many months behind another; both are written yyyy-MM. */
export function addMonths(month: string, count: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The days of the weeks that a month touches, Monday first, yyyy-MM-dd. */
export function weeksOf(month: string): string[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`)
  const last = Date.parse(`${addMonths(month, 1)}-01T00:00:00Z`) - DAY
  const monday = first - ((new Date(first).getUTCDay() + WEEK - 1) % WEEK) * DAY
  const weeks = Math.ceil(((last - monday) / DAY + 1) / WEEK)
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: WEEK }, (_day, day) =>
      new Date(monday + (week * WEEK + day) * DAY).toISOString().slice(0, 10)
    )
  )
}
