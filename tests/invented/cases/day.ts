const MS = 86_400_000

/** A calendar day, counted from 1 January 1970. */
export type Day = number

/** The day of a text `2025-03-04`. */
export function dayOf(text: string): Day {
  return Date.parse(`${text}T00:00:00Z`) / MS
}

/** 2025-03-04 */
export function dayText(day: Day): string {
  return new Date(day * MS).toISOString().slice(0, 10)
}

/** 2025-03 */
export function monthText(day: Day): string {
  return dayText(day).slice(0, 7)
}

/** 2025 */
export function yearText(day: Day): string {
  return dayText(day).slice(0, 4)
}
