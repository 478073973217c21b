const DAY = 86_400_000
const SATURDAY = 6

/**
 * How many working days, Monday to Friday, have passed since a day: 0 on that day.
 * @param from the day, as YYYY-MM-DD
 * @param today the same
 */
export function workingDays(from: string, today: string): number {
  const [start, end] = [Date.parse(from), Date.parse(today)]
  let passed = 0
  for (let day = start + DAY; day <= end; day += DAY) {
    const weekday = new Date(day).getUTCDay()
    if (weekday !== 0 && weekday !== SATURDAY) passed += 1
  }
  return passed
}

/**
 * The last day since when more working days than these have passed.
 * @param today as YYYY-MM-DD
 */
export function lastDayOver(days: number, today: string): string {
  let day = Date.parse(today)
  let passed = 0
  while (passed <= days) {
    const weekday = new Date(day).getUTCDay()
    if (weekday !== 0 && weekday !== SATURDAY) passed += 1
    day -= DAY
  }
  return new Date(day).toISOString().slice(0, 10)
}
