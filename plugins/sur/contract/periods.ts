/** How often a report is written, in years: once a year, once every five years. */
export const cycles = [1, 5] as const
export type Cycle = (typeof cycles)[number]

/** What a report covers, days inclusive, and when it has to be sent. */
export interface Period {
  /** 1 for the first. */
  readonly ordinal: number
  /** yyyy-MM-dd */
  readonly start: string
  /** The data lock point: the last day of the period, yyyy-MM-dd. */
  readonly lockPoint: string
  /** yyyy-MM-dd */
  readonly dueDate: string
}

/** What the calendar of a kind of report follows from. */
export interface CalendarSetup {
  /** Development or international birth date (ICH E2F 2.2, E2C(R2) 2.8.1), yyyy-MM-dd. */
  readonly birthDate: string
  readonly cycleYears: Cycle
  /** Calendar days from the data lock point to sending. */
  readonly daysToSend: number
}

const DAY = 24 * 60 * 60 * 1000
const DATE = 'yyyy-MM-dd'.length

const atNoon = (day: string): number => Date.parse(`${day}T12:00:00Z`)
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, DATE)

/** The day so many days after another, yyyy-MM-dd. */
export const addDays = (day: string, days: number): string => dayOf(atNoon(day) + days * DAY)

/**
 * The same day of a later year; 28 February where that year has no 29th. It is counted from the birth
 * date itself, so that the 29th comes back in leap years.
 */
export function anniversary(birthDate: string, years: number): string {
  const [year, month, day] = birthDate.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate()
  return dayOf(Date.UTC(year + years, month - 1, Math.min(day, last), 12))
}

/**
 * A period by its number. Periods adjoin: each begins on an anniversary of the birth date and ends on
 * the day before the next.
 */
export function periodOf(
  { birthDate, cycleYears, daysToSend }: CalendarSetup,
  ordinal: number
): Period {
  const start = anniversary(birthDate, (ordinal - 1) * cycleYears)
  const lockPoint = addDays(anniversary(birthDate, ordinal * cycleYears), -1)
  return { ordinal, start, lockPoint, dueDate: addDays(lockPoint, daysToSend) }
}

/** The number of the period that a day lies in; 0 before the birth date. */
export function ordinalOn({ birthDate, cycleYears }: CalendarSetup, day: string): number {
  if (day < birthDate) return 0
  let ordinal = Math.max(
    1,
    Math.floor((Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))) / cycleYears)
  )
  while (anniversary(birthDate, ordinal * cycleYears) <= day) ordinal += 1
  return ordinal
}

/** Periods around a day for a calendar: the last ones that ended, the running one and the next. */
export function periodsAround(setup: CalendarSetup, day: string, before = 3): Period[] {
  const running = Math.max(1, ordinalOn(setup, day))
  const first = Math.max(1, running - before)
  return Array.from({ length: running + 1 - first + 1 }, (_, at) => periodOf(setup, first + at))
}
