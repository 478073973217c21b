import { isRealDate, parsePartialDate } from '#kernel/case/content/partial_date'
import { valueOf } from '#kernel/case/content/leaf'

/** The days between which a date lies, both yyyy-MM-dd; both null where it says nothing. */
export interface PossibleDays {
  readonly first: string | null
  readonly last: string | null
}

const none: PossibleDays = { first: null, last: null }

/**
 * The first and the last day on which something may have happened, by a date as it was reported: a
 * year lasts from January to December, a month to its end, a day is one. The day is the one that is
 * written, in whatever zone.
 * @param leaf a leaf of a date; a null flavour and a date that does not exist say nothing
 */
export function possibleDays(leaf: unknown): PossibleDays {
  const text = valueOf(leaf)
  const date = parsePartialDate(text)
  if (date === null || !isRealDate(text)) return none
  const [year = 0, month, day] = date.parts
  if (year === 0) return none
  const lastMonth = month ?? 12
  return {
    first: written(year, month ?? 1, day ?? 1),
    last: written(year, lastMonth, day ?? daysIn(year, lastMonth)),
  }
}

function daysIn(year: number, month: number): number {
  const end = new Date(Date.UTC(2000, month, 0))
  end.setUTCFullYear(year, month, 0)
  return end.getUTCDate()
}

const written = (year: number, month: number, day: number) =>
  [
    String(year).padStart(4, '0'),
    ...[month, day].map((part) => String(part).padStart(2, '0')),
  ].join('-')
