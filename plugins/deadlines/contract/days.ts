const DAY = 86_400_000

/** The day so many calendar days behind a day; both are written yyyy-MM-dd. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** Calendar days from one day to another; less than 0 where that one is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY)
}

/**
 * The moment at which a day ends in a time zone, UTC. What summer time takes or gives is counted: the
 * day is over when the next one begins there.
 */
export function endOfDay(day: string, timeZone: string): string {
  const midnight = Date.parse(`${addDays(day, 1)}T00:00:00Z`)
  // The offset of the moment itself counts, which a first guess may miss by the hour of summer time.
  const guess = midnight - offsetAt(midnight, timeZone)
  return new Date(midnight - offsetAt(guess, timeZone)).toISOString()
}

/** How far the clocks of a time zone are ahead of UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(moment)
  const at = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]))
  return Date.UTC(at.year!, at.month! - 1, at.day, at.hour, at.minute, at.second) - moment
}
