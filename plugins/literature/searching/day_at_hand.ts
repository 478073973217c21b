import type { Day } from '#plugins/literature/contract/cycle'

const HOURS_UNTIL_OVER = 12

/**
 * The day by which searches are planned. Databases write days of their own time zone: a day is asked for
 * once it is over everywhere, twelve hours after its end in UTC.
 */
export const dayAtHand = (now = new Date()): Day =>
  new Date(now.getTime() - HOURS_UNTIL_OVER * 3_600_000).toISOString().slice(0, 'yyyy-mm-dd'.length)
