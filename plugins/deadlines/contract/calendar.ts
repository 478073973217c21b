import { addDays } from '#plugins/deadlines/contract/days'

/** The working days of a country with those of the company, as data for browser and server. */
export interface Calendar {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  /** Years of which it knows each day. */
  readonly years: readonly number[]
  /** Days of these years on which nobody works, weekends among them. */
  readonly off: readonly string[]
}

/** By when a report has to leave so that somebody is at work; or the year that the calendar does not know. */
type SendBy = { readonly day: string } | { readonly unknownYear: number }

/** No holiday lasts as long. */
const LONGEST = 60

/** The last working day that is not behind the day on which a report is due. */
export function sendBy(due: string, { years, off }: Calendar): SendBy {
  const isOff = new Set(off)
  for (let back = 0; back < LONGEST; back++) {
    const day = addDays(due, -back)
    const year = Number(day.slice(0, 4))
    if (!years.includes(year)) return { unknownYear: year }
    if (!isOff.has(day)) return { day }
  }
  throw new Error(`The calendar has no working day before ${due}`)
}
