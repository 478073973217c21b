/** The first day that a date may mean, as it is written: days are compared as texts. */
export const firstDay = (date: string): string => pad(date, '0000-01-01')

/** The last day that a date may mean; each month has 31 days here. */
export const lastDay = (date: string): string => pad(date, '0000-12-31')

/** Until when somebody looks: the last day of a month includes the month, of which no day is known. */
export function untilDay(date: string): string {
  const day = lastDay(date)
  return isLastOfMonth(day) ? `${day.slice(0, 8)}31` : day
}

const pad = (date: string, pattern: string) =>
  `${date}${pattern.slice(Math.min(date.length, pattern.length))}`.slice(0, 10)

function isLastOfMonth(day: string): boolean {
  const [year, month, date] = day.split('-').map(Number)
  return new Date(Date.UTC(year!, month!, 0)).getUTCDate() === date
}
